/** Reads the first of several columns that has something to say in a row. */
export type ReadCell = (cells: readonly string[]) => string

/** The columns of a table by their names, whatever their order, case and punctuation. */
export class Columns {
  readonly #places = new Map<string, number>()

  constructor(header: readonly string[]) {
    for (const [place, name] of header.entries()) {
      const key = toKey(name)
      if (!this.#places.has(key)) this.#places.set(key, place)
    }
  }

  has(name: string): boolean {
    return this.#places.has(toKey(name))
  }

  hasAll(...names: string[]): boolean {
    return names.every((name) => this.has(name))
  }

  /** Trimmed; empty where no such column exists. */
  reader(...names: string[]): ReadCell {
    const read = this.exact(...names)
    return (cells) => read(cells).trim()
  }

  /** As it is written, blanks and all. */
  exact(...names: string[]): ReadCell {
    const places = names.flatMap((name) => this.#places.get(toKey(name)) ?? [])
    const [first] = places
    if (first === undefined) return () => ''
    return (cells) => {
      const place = places.find((place) => (cells[place] ?? '').trim() !== '') ?? first
      return cells[place] ?? ''
    }
  }
}

function toKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
