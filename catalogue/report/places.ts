import { type DataLine, readDataLines } from '../load/data-lines.ts'
import { Faults } from '../load/faults.ts'
import { readLayers } from '../load/layers.ts'
import { seriesName } from '../load/series-names.ts'

/** Where records stand in the text. A report begins with it, as the faults of the loader do. */
export class Places {
  private readonly characters = new Map<string, DataLine>()
  private readonly series = new Map<string, DataLine>()
  private readonly keys = new Map<string, DataLine>()

  constructor(folder: string, layers: readonly string[] = []) {
    // The folders have been loaded without a fault.
    const faults = new Faults()
    const folders = readLayers(folder, layers, faults)
    const read = (kind: string) =>
      folders.flatMap(({ folder: path, mark }) => readDataLines(path, kind, faults, mark))
    for (const line of read('characters')) {
      this.characters.set(line.field(1), line)
    }
    let name = ''
    for (const line of read('series')) {
      if (line.field(0) === 'series') {
        const startYear = Number(line.field(3).slice(0, 4))
        name = seriesName({ title: line.field(2), startYear })
        this.series.set(name, line)
      } else if (line.field(0) === 'key') this.keys.set(`${name} #${line.field(1)}`, line)
    }
  }

  ofCharacter(name: string): string {
    return wordsOf(this.characters.get(name))
  }

  /** `name` is title and start year. */
  ofSeries(name: string): string {
    return wordsOf(this.series.get(name))
  }

  ofKey(seriesName: string, number: string): string {
    return wordsOf(this.keys.get(`${seriesName} #${number}`))
  }
}

function wordsOf(line: DataLine | undefined): string {
  return line === undefined ? '' : `${line.file}:${line.line}: `
}
