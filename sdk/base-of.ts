/**
 * What stands before the path of the wire; people write the base address with and without that. In a page an
 * address without a host is read as that of a link is.
 */
export function baseOf(address: string): string {
  const page = globalThis.location?.href
  const url = address !== '' && URL.canParse(address, page) ? new URL(address, page) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || hasMore(url)) {
    throw new TypeError(
      `${address} is no address of a catalogue: it begins with http:// or https://, and has no name, query or fragment.`,
    )
  }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v1\/public$/, '')
  return url.origin + path
}

/** What could not be followed by a path, and what `fetch` refuses. */
function hasMore({ search, hash, username, password }: URL): boolean {
  return [search, hash, username, password].some((part) => part !== '')
}
