/** The position of a fault in the data. */
export interface Place {
  file: string
  line: number
}

/** Collects every fault of the data, so that one run reports them all. */
export class Faults {
  readonly found: string[] = []

  add({ file, line }: Place, words: string): void {
    this.found.push(`${file}:${line}: ${words}`)
  }

  throwIfAny(): void {
    if (this.found.length > 0) throw new CatalogueError(this.found)
  }
}

const SHOWN = 50

export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly faults: string[]

  constructor(faults: string[]) {
    const more = faults.length > SHOWN ? `\n… and ${faults.length - SHOWN} more` : ''
    super(`the catalogue has ${faults.length} faults\n${faults.slice(0, SHOWN).join('\n')}${more}`)
    this.faults = faults
  }
}
