import type { DataLine } from './data-lines.ts'
import type { Position } from './records.ts'

/** Resolves references by name, and checks that ids and names are unique. */
export class Names {
  private readonly kind: string
  private readonly byName = new Map<string, Position>()
  private readonly ids = new Set<number>()

  constructor(kind: string) {
    this.kind = kind
  }

  register(line: DataLine, id: number, name: string, position: Position): void {
    if (this.byName.has(name)) line.fault(`another ${this.kind} is called "${name}"`)
    else this.byName.set(name, position)
    this.registerId(line, id)
  }

  /** A record that is called otherwise from now on is found by its earlier name as well. */
  rename(line: DataLine, name: string, position: Position): void {
    const bearer = this.byName.get(name)
    if (bearer === undefined) this.byName.set(name, position)
    else if (bearer !== position) line.fault(`another ${this.kind} is called "${name}"`)
  }

  registerId(line: DataLine, id: number): void {
    if (id === 0) return
    if (this.ids.has(id)) line.fault(`the ${this.kind} id ${id} is taken`)
    this.ids.add(id)
  }

  find(name: string): Position | undefined {
    return this.byName.get(name)
  }

  /** Reports an unknown name. */
  findOrFault(line: DataLine, name: string): Position | null {
    const position = this.find(name)
    if (position === undefined) line.fault(`there is no ${this.kind} "${name}"`)
    return position ?? null
  }

  findAll(line: DataLine, names: string[]): Position[] {
    return names.flatMap((name) => this.findOrFault(line, name) ?? [])
  }
}
