/** Whatever the address holds stays an address: nothing in it becomes a second one, or a header. */
export function toMailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}
