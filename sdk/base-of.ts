/** What stands before the path of the wire; people write the base address with and without that. */
export function baseOf(address: string): string {
  return address.replace(/\/+$/, '').replace(/\/v1\/public$/, '')
}
