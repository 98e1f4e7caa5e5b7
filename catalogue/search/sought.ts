import { spelledOut } from './spellings.ts'
import { chunksOf, formsIn, spellOut, type Word } from './text.ts'

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
 * The ways to read a text as words: every word spelled out, and the last as it stands, because it may
 * be unfinished: `dr` is a doctor or the beginning of Dracula.
 */
export function soughtIn(text: string): Sought[] {
  const typed = chunksOf(text)
  const spelled = spellOut(typed)
  const readings = [toSought(spelled)]
  const last = typed.at(-1)?.at(-1)?.text ?? ''
  if (spelledOut(last) !== last && !NUMBER.test(last)) {
    readings.push(toSought([...spelled.slice(0, -1), lastAsTyped(typed, spelled)]))
  }
  return readings
}

function lastAsTyped(typed: Word[][], spelled: Word[][]): Word[] {
  return [...(spelled.at(-1)?.slice(0, -1) ?? []), typed.at(-1)?.at(-1) as Word]
}

function toSought(all: Word[][]): Sought {
  const hasArticle = all.length > 1 && all[0]?.length === 1 && all[0][0]?.text === 'the'
  const chunks = hasArticle ? all.slice(1) : all
  const words = chunks.flat().map((word) => word.text)
  return { words, compact: words.join(''), forms: formsIn(chunks), hasArticle }
}
