import type { DataLine } from './data-lines.ts'
import { Names } from './names.ts'
import type { Position, SeriesRecord } from './records.ts'

/** `Amazing Spider-Man (1963)`; a series that we cannot date has its title alone. */
export function seriesName({
  title,
  startYear,
}: Pick<SeriesRecord, 'title' | 'startYear'>): string {
  return startYear === 0 ? title : `${title} (${startYear})`
}

interface Bearer {
  id: number
  position: Position
  isCollection: boolean
}

/**
 * Series are referred to by name or as `[1987]`. A name that several bear belongs to the only one of
 * them that is no collection; where there is no such one, only the id will do.
 */
export class SeriesNames extends Names {
  private readonly bearers = new Map<string, Bearer[]>()
  private readonly byId = new Map<number, Position>()

  constructor() {
    super('series')
  }

  registerSeries(line: DataLine, record: SeriesRecord, position: Position): void {
    const { id, type } = record
    const bearer = { id, position, isCollection: type === 'collection' }
    const name = seriesName(record)
    this.bearers.set(name, [...(this.bearers.get(name) ?? []), bearer])
    if (!this.byId.has(id)) this.byId.set(id, position)
    this.registerId(line, id)
  }

  /** A series that is called otherwise from now on is found by its earlier name as well. */
  renameSeries(record: SeriesRecord, position: Position): void {
    const name = seriesName(record)
    const others = this.bearers.get(name) ?? []
    if (others.some((bearer) => bearer.position === position)) return
    const bearer = { id: record.id, position, isCollection: record.type === 'collection' }
    this.bearers.set(name, [...others, bearer])
  }

  override find(name: string): Position | undefined {
    const [, id] = /^\[(\d+)\]$/.exec(name) ?? []
    if (id !== undefined) return this.byId.get(Number(id))
    const all = this.bearers.get(name) ?? []
    const runs = all.filter(({ isCollection }) => !isCollection)
    const chosen = all.length === 1 ? all : runs
    return chosen.length === 1 ? chosen[0]?.position : undefined
  }

  override findOrFault(line: DataLine, name: string): Position | null {
    const all = this.bearers.get(name) ?? []
    const found = this.find(name)
    if (found !== undefined || all.length === 0) return super.findOrFault(line, name)
    const ids = all.map(({ id }) => `[${id}]`).join(', ')
    line.fault(`${all.length} series are called "${name}": say which of ${ids}`)
    return null
  }
}
