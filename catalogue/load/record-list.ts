import type { DataLine } from './data-lines.ts'
import type { Names } from './names.ts'
import type { Position } from './records.ts'

interface Listed {
  id: number
  layers: number
}

/**
 * The records of a kind, a heading line each. In a layer that overwrites, the line of a record that is
 * there already changes it: what the line leaves empty stays.
 */
export class RecordList<Item extends Listed> {
  readonly items: Item[] = []
  /** The line of each, as it holds after all layers. */
  readonly lines: DataLine[] = []
  private readonly names: Names
  private readonly idField: number
  private readonly nameOf: (item: Item) => string
  private readonly positions = new Map<string, Position>()

  constructor(names: Names, idField: number, nameOf: (item: Item) => string) {
    this.names = names
    this.idField = idField
    this.nameOf = nameOf
  }

  /** `read` gets the record that is overwritten, if any. */
  add(line: DataLine, read: (line: DataLine, earlier: Item | undefined) => Item): Item {
    const position = this.overwrittenBy(line)
    return position === undefined ? this.append(line, read) : this.overwrite(line, position, read)
  }

  private append(line: DataLine, read: (line: DataLine, earlier: undefined) => Item): Item {
    const item = read(line, undefined)
    const position = this.items.length
    this.names.register(line, item.id, this.nameOf(item), position)
    this.positions.set(line.field(this.idField), position)
    this.items.push(item)
    this.lines.push(line)
    return item
  }

  private overwrite(
    line: DataLine,
    position: Position,
    read: (line: DataLine, earlier: Item | undefined) => Item,
  ): Item {
    const earlier = this.items[position] as Item
    const whole = line.over(this.lines[position] as DataLine)
    const item = { ...read(whole, earlier), layers: earlier.layers | line.layerBit }
    this.names.rename(line, this.nameOf(item), position)
    this.items[position] = item
    this.lines[position] = whole
    return item
  }

  /** Twice in one layer is a mistake, also in one that overwrites. */
  private overwrittenBy(line: DataLine): Position | undefined {
    const position = this.positions.get(line.field(this.idField))
    const earlier = position === undefined ? undefined : this.lines[position]
    if (earlier === undefined || !line.layer.overwrites) return undefined
    return earlier.layer.number < line.layer.number ? position : undefined
  }
}
