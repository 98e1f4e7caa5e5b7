/**
 * Compares ETags without quotes and `W/`: API clients send the bare value, browsers a quoted one.
 */
export function hasEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag
  const sent = header.split(',').map((value) => value.trim().replace(/^(?:W\/)?"?|"$/g, ''))
  return sent.some((value) => value === etag || value === '*')
}
