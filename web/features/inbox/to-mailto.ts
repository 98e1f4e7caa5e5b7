/** Percent-encodes the address: nothing in it can become a second recipient or a header. */
export function toMailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}
