import { spelledOut } from './spellings.ts'
import { chunksOf, formsIn, spelledChunksOf, type Word } from './text.ts'

/** A tokenised query. */
export interface Sought {
  words: string[]
  compact: string
  /** The words and those joined with their neighbours: `dare devil` is sought as `daredevil` too. */
  forms: string[]
  /** It began with `the`, which is not among the words. */
  hasArticle: boolean
}

const NUMBER = /^\d+$/

/**
 * The ways to read a text as words: every word spelled out; and if the text is at the end of the query,
 * the last as it stands, because it may be unfinished: `dr` is a doctor or the beginning of Dracula.
 */
export function soughtIn(text: string, query: string): Sought[] {
  const spelled = spelledChunksOf(text)
  const readings = [toSought(spelled)]
  const isOpen = query.trim().endsWith(text)
  const last = isOpen ? chunksOf(text).at(-1)?.at(-1) : undefined
  if (last !== undefined && spelledOut(last.text) !== last.text && !NUMBER.test(last.text)) {
    const ending = [...(spelled.at(-1)?.slice(0, -1) ?? []), last]
    readings.push(toSought([...spelled.slice(0, -1), ending]))
  }
  return readings
}

function toSought(all: Word[][]): Sought {
  const hasArticle = all.length > 1 && all[0]?.length === 1 && all[0][0]?.text === 'the'
  const chunks = hasArticle ? all.slice(1) : all
  const words = chunks.flat().map((word) => word.text)
  return { words, compact: words.join(''), forms: formsIn(chunks), hasArticle }
}
