/** What is wrong with a file that somebody brought, in words for that person. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
  /** Where in the file, counted from 1; undefined where the whole file is meant. */
  readonly line: number | undefined

  constructor(words: string, line?: number) {
    super(line === undefined ? words : `Line ${line}: ${words}`)
    this.line = line
  }
}
