import type { ImportLeft } from '#contract/imports.ts'
import type { FileLine } from './imported-file.ts'

export type LeftLine = ImportLeft['lines'][number]

/** Of a file in which next to nothing is known, the first will do. */
export const MAX_LEFT = 10_000
export const MAX_LEFT_TEXT = 300

/** The lines that an import leaves out: their number, and as many of them as are kept. */
export class LeftLines {
  count = 0
  private readonly kept: LeftLine[] = []

  add({ line, text, remark }: Pick<FileLine, 'line' | 'text' | 'remark'>): void {
    this.count += 1
    if (this.kept.length === MAX_LEFT) return
    this.kept.push({
      line,
      text: shortened(text),
      ...(remark !== undefined && { remark: shortened(remark) }),
    })
  }

  /** In the order of the file. */
  get lines(): LeftLine[] {
    return this.kept.toSorted((one, other) => one.line - other.line)
  }
}

function shortened(text: string): string {
  if (text.length <= MAX_LEFT_TEXT) return text
  return `${[...text].slice(0, MAX_LEFT_TEXT - 1).join('')}…`
}
