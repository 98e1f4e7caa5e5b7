/** A name that every system takes for a file. */
export function toFileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ._()-]+/gu, ' ').trim()
  return plain.replace(/^[. ]+/, '').slice(0, 100) || 'list'
}
