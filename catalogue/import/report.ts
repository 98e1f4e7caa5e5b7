import { closeSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { oneLine } from './safe-text.ts'

const RESULTS = ['new', 'known', 'completed', 'contradicting', 'unsure', 'not understood'] as const
export type Result = (typeof RESULTS)[number]

const RECORD_KINDS = ['character', 'creator', 'series', 'comic', 'event'] as const
type CountedKind = (typeof RECORD_KINDS)[number] | ''

/** So many of each are kept for the terminal where the file has them all. */
const SHOWN = 5

/** What an import did: counts, and a line with the place of each result that is not simply known. */
export class Report {
  private readonly counts = new Map<string, number>()
  private readonly shown = new Map<Result, string[]>()
  /** Every line, where no file has them. */
  private readonly all: string[] = []
  private readonly file: string | undefined
  private readonly descriptor: number | undefined

  /** Without a file the terminal gets all of it. */
  constructor(file?: string) {
    this.file = file
    if (file === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    this.descriptor = openSync(`${file}.part`, 'w')
  }

  /** The first word of the words is the kind of the record. */
  add(result: Result, { place }: { place: string }, words: string): void {
    this.count(result, RECORD_KINDS.find((kind) => words.startsWith(`${kind} `)) ?? '')
    const line = oneLine(`${result}: ${place === '' ? '' : `${place}: `}${words}`)
    if (this.descriptor === undefined) {
      this.all.push(line)
      return
    }
    writeSync(this.descriptor, `${line}\n`)
    const shown = this.shown.get(result) ?? []
    this.shown.set(result, shown)
    if (result !== 'new' && shown.length < SHOWN) shown.push(line)
  }

  count(result: Result, kind: CountedKind = ''): void {
    const name = `${result}|${kind}`
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  total(result: Result, kind?: CountedKind): number {
    const kinds: readonly CountedKind[] = kind === undefined ? ['', ...RECORD_KINDS] : [kind]
    return kinds.reduce((sum, one) => sum + (this.counts.get(`${result}|${one}`) ?? 0), 0)
  }

  /** A line for each result, and the first few of what somebody should look at; without a file all, as it would have them. */
  lines(): string[] {
    if (this.file === undefined) return [...this.all, ...this.totals()]
    return [...this.totals(), ...[...this.shown.values()].flat()]
  }

  private totals(): string[] {
    return RESULTS.map((result) => {
      const parts = RECORD_KINDS.flatMap((kind) => {
        const count = this.total(result, kind)
        return count === 0 ? [] : `${kind} ${count.toLocaleString('en')}`
      })
      const behind = parts.length === 0 ? '' : ` (${parts.join(', ')})`
      return `${result}: ${this.total(result).toLocaleString('en')}${behind}`
    })
  }

  /** Puts the file in its place. */
  finish(): void {
    if (this.file === undefined || this.descriptor === undefined) return
    for (const line of this.totals()) writeSync(this.descriptor, `${line}\n`)
    closeSync(this.descriptor)
    renameSync(`${this.file}.part`, this.file)
  }
}
