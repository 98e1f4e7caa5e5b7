import { firstPlace } from '../index/sorted-lists.ts'
import type { Entry } from './names.ts'
import { distance, formsOf, tolerance, wordsOf } from './text.ts'

/** Proposes entries for a text; judging them is done afterwards. */
export interface NameIndex {
  /** The numbers of entries that may fit, likeliest first; with slips in the words, or without. */
  find(text: string, accept: (entry: number) => boolean, slips: boolean): number[]
}

/** What a word of the query is worth by the way it was found. */
const SAME = 4
const BEGINNING = 2
const NEARLY = 1
/** Nobody types more; it bounds the work. */
const MOST_WORDS = 12

/**
 * An inverted index: all forms in alphabetical order, and for each the entries that have it. A
 * beginning is then a stretch of forms. Slips are sought among the forms whose letters are nearly
 * those of the word, which a comparison of two bit sets tells.
 */
export function indexByForms(entries: Entry[]): NameIndex {
  const entriesOf = new Map<string, number[]>()
  for (const [entry, { titleForms, otherForms }] of entries.entries()) {
    for (const form of new Set([...titleForms, ...otherForms])) {
      const list = entriesOf.get(form)
      if (list === undefined) entriesOf.set(form, [entry])
      else list.push(entry)
    }
  }
  const forms = [...entriesOf.keys()].sort()
  const lists = forms.map((form) => Uint32Array.from(entriesOf.get(form) as number[]))
  const letters = Int32Array.from(forms, lettersOf)
  // One number for each entry, used anew by every query: what the word at hand and all words gave.
  const byWord = new Uint8Array(entries.length)
  const sums = new Uint8Array(entries.length)
  const counts = new Uint8Array(entries.length)
  const worths = new Float32Array(entries.length)

  function firstNotBelow(text: string): number {
    return firstPlace(forms.length, (place) => (forms[place] as string) >= text)
  }

  /** Forms at most a slip or two away from the word. */
  function nearForms(word: string, last: boolean): number[] {
    const limit = tolerance(word.length)
    if (limit === 0) return []
    const own = lettersOf(word)
    const found: number[] = []
    for (let place = 0; place < forms.length; place += 1) {
      const other = letters[place] as number
      if (bitsIn(own & ~other) > limit) continue
      const form = forms[place] as string
      const whole = bitsIn(other & ~own) <= limit && distance(word, form, limit) <= limit
      if (whole || (last && isNearBeginning(word, form, limit))) found.push(place)
    }
    return found
  }

  /** Gives every entry that has the word what it is worth, once; returns those entries. */
  function collect(word: string, slips: boolean, last: boolean): number[] {
    const touched: number[] = []
    const take = (place: number, worth: number) => {
      for (const entry of lists[place] as Uint32Array) {
        if (byWord[entry] === 0) touched.push(entry)
        if ((byWord[entry] as number) < worth) byWord[entry] = worth
      }
    }
    const from = firstNotBelow(word)
    const to = firstNotBelow(`${word}\uFFFF`)
    for (let place = from; place < to; place += 1) {
      take(place, forms[place] === word ? SAME : BEGINNING)
    }
    if (slips) for (const place of nearForms(word, last)) take(place, NEARLY)
    return touched
  }

  /** Adds up what the words are worth to each entry; returns the entries that have any of them. */
  function addUp(words: string[], slips: boolean): number[] {
    const all: number[] = []
    for (const word of words) {
      for (const entry of collect(word, slips, word === words.at(-1))) {
        if (counts[entry] === 0) all.push(entry)
        counts[entry] = (counts[entry] as number) + 1
        sums[entry] = (sums[entry] as number) + (byWord[entry] as number)
        byWord[entry] = 0
      }
    }
    return all
  }

  /** The entries that have so many of the words, and what the words are worth to them. */
  function having(words: string[], slips: boolean, needed: 'all' | 'most'): Map<number, number> {
    const all = addUp(words, slips)
    const most = all.reduce((count, entry) => Math.max(count, counts[entry] as number), 0)
    const least = needed === 'all' ? words.length : most
    const result = new Map<number, number>()
    for (const entry of all) {
      if (counts[entry] === least) result.set(entry, (sums[entry] as number) / words.length)
      counts[entry] = 0
      sums[entry] = 0
    }
    return result
  }

  /** By all the words of the text, or by two of them in one: `dare devil`. */
  function havingForms(text: string, words: string[], slips: boolean): Map<number, number> {
    const found = having(words, slips, 'all')
    for (const form of formsOf(text).slice(0, 2 * MOST_WORDS)) {
      if (words.includes(form)) continue
      for (const [entry, worth] of having([form], slips, 'all')) {
        found.set(entry, Math.max(worth, found.get(entry) ?? 0))
      }
    }
    return found
  }

  function inOrder(found: Map<number, number>, accept: (entry: number) => boolean): number[] {
    const accepted: number[] = []
    for (const [entry, worth] of found) {
      if (!accept(entry)) continue
      accepted.push(entry)
      worths[entry] = worth + (entries[entry] as Entry).fame
    }
    return accepted.sort((a, b) => (worths[b] as number) - (worths[a] as number))
  }

  return {
    find(text, accept, slips) {
      const distinct = new Set(wordsOf(text).map((word) => word.text))
      const words = [...distinct].slice(0, MOST_WORDS)
      const found = havingForms(text, words, slips)
      return inOrder(found.size === 0 && slips ? having(words, true, 'most') : found, accept)
    },
  }
}

/** Only of the word that is being typed, the last one, may the end be missing besides a slip. */
function isNearBeginning(word: string, form: string, limit: number): boolean {
  if (word.length < 5 || form.charCodeAt(0) !== word.charCodeAt(0)) return false
  return distance(word, form, limit, Math.min(word.length, form.length)) <= limit
}

/** Which of the letters and digits a word has, as bits. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
