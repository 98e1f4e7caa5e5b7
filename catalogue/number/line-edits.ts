import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataLine } from '../load/data-lines.ts'

/** Changes of lines of a data folder, written all at once: line numbers hold until then. */
export class LineEdits {
  private readonly files = new Map<string, Map<number, (text: string) => string>>()

  /** New lines below a line. */
  insertBelow(line: DataLine, texts: string[]): void {
    this.change(line, (text) => [text, ...texts].join('\n'))
  }

  /** A last field for a line that lacks it. */
  addField({ file, line, fields }: DataLine, columns: number, value: string): void {
    const between = ' |'.repeat(columns - fields.length)
    this.change({ file, line }, (text) => `${text.trimEnd()}${between} ${value}`)
  }

  apply(folder: string): void {
    for (const [file, edits] of this.files) {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const changed = lines.map((text, index) => edits.get(index + 1)?.(text) ?? text)
      writeFileSync(join(folder, file), changed.join('\n'))
    }
  }

  private change({ file, line }: { file: string; line: number }, edit: (text: string) => string) {
    const edits = this.files.get(file) ?? new Map<number, (text: string) => string>()
    const before = edits.get(line)
    edits.set(line, (text) => edit(before?.(text) ?? text))
    this.files.set(file, edits)
  }
}
