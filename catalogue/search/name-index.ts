import { partitionPoint } from '../index/sorted-lists.ts'
import type { Entry } from './names.ts'
import type { Sought } from './sought.ts'
import { numberInWords } from './spellings.ts'
import { distance, tolerance } from './text.ts'

/** Retrieves candidate entries for a query; scoring happens afterwards. */
export interface NameIndex {
  /** Candidate entries, likeliest first; with or without typo tolerance. */
  find(sought: Sought, accept: (entry: number) => boolean, typos: boolean): number[]
}

/** The weight of a word of the query by its kind of match. */
const EXACT = 4
const PREFIX = 2
const FUZZY = 1
/** Shorter beginnings with a slip match too much. */
const LEAST_FUZZY_PREFIX = 5
/** Bounds the work of a query. */
const MAX_WORDS = 12

/**
 * An inverted index: all forms in alphabetical order, each with its posting list of entries. A
 * prefix is then a range of forms. Fuzzy matches are searched among the forms of about the same
 * length whose letters, compared as bit sets, nearly equal those of the word.
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
  const letterSets = Int32Array.from(forms, letterSetOf)
  const placesByLength = groupByLength(forms)
  // Scratch arrays, reused by every query: for each entry the weight of the current word, and the
  // sums over all words.
  const byWord = new Uint8Array(entries.length)
  const sums = new Uint8Array(entries.length)
  const counts = new Uint8Array(entries.length)
  const weights = new Float32Array(entries.length)

  function lowerBound(text: string): number {
    return partitionPoint(forms.length, (place) => (forms[place] as string) >= text)
  }

  /** Forms within the edit distance that is allowed for the word. */
  function fuzzyForms(word: string, last: boolean): number[] {
    const limit = tolerance(word.length)
    // Nobody misspells a figure, which is sought as a word.
    if (limit === 0 || numberInWords(word) !== undefined) return []
    const own = letterSetOf(word)
    const lengths = placesByLength.slice(word.length - limit, word.length + limit + 1)
    const found = lengths.flatMap((places) =>
      places.filter((place) => {
        const other = letterSets[place] as number
        if (countBits(own & ~other) > limit || countBits(other & ~own) > limit) return false
        return distance(word, forms[place] as string, limit) <= limit
      }),
    )
    if (last && word.length >= LEAST_FUZZY_PREFIX) found.push(...fuzzyPrefixes(word, own, limit))
    return [...new Set(found)].sort((a, b) => a - b)
  }

  /** A fuzzy prefix match, allowed for the last word only, which is still being typed. */
  function fuzzyPrefixes(word: string, own: number, limit: number): number[] {
    const first = word.charAt(0)
    const to = lowerBound(`${first}\uFFFF`)
    const found: number[] = []
    for (let place = lowerBound(first); place < to; place += 1) {
      if (countBits(own & ~(letterSets[place] as number)) > limit) continue
      const form = forms[place] as string
      const length = Math.min(word.length, form.length)
      if (distance(word, form, limit, length) <= limit) found.push(place)
    }
    return found
  }

  /** Sets the highest weight of the word for every entry that has it; returns those entries. */
  function collect(word: string, typos: boolean, last: boolean): number[] {
    const touched: number[] = []
    const addPostings = (place: number, weight: number) => {
      for (const entry of lists[place] as Uint32Array) {
        if (byWord[entry] === 0) touched.push(entry)
        if ((byWord[entry] as number) < weight) byWord[entry] = weight
      }
    }
    const from = lowerBound(word)
    const to = lowerBound(`${word}\uFFFF`)
    for (let place = from; place < to; place += 1) {
      addPostings(place, forms[place] === word ? EXACT : PREFIX)
    }
    if (typos) for (const place of fuzzyForms(word, last)) addPostings(place, FUZZY)
    return touched
  }

  /** Adds up the weights of the words for each entry; returns the entries that have any of them. */
  function addUp(words: string[], typos: boolean): number[] {
    const all: number[] = []
    for (const word of words) {
      for (const entry of collect(word, typos, word === words.at(-1))) {
        if (counts[entry] === 0) all.push(entry)
        counts[entry] = (counts[entry] as number) + 1
        sums[entry] = (sums[entry] as number) + (byWord[entry] as number)
        byWord[entry] = 0
      }
    }
    return all
  }

  /**
   * The entries that have all words, with their average weight; with typo tolerance, those that have
   * the most of them if nothing has all.
   */
  function having(words: string[], typos: boolean): Map<number, number> {
    const all = addUp(words, typos)
    const most = all.reduce((count, entry) => Math.max(count, counts[entry] as number), 0)
    const least = typos ? most : words.length
    const result = new Map<number, number>()
    for (const entry of all) {
      if (counts[entry] === least) result.set(entry, (sums[entry] as number) / words.length)
      counts[entry] = 0
      sums[entry] = 0
    }
    return result
  }

  /** By the words of the query, or by two neighbours joined: `dare devil`. */
  function havingForms(forms: string[], words: string[], typos: boolean): Map<number, number> {
    const found = having(words, typos)
    for (const form of forms.slice(0, 2 * MAX_WORDS)) {
      if (words.includes(form)) continue
      for (const [entry, weight] of having([form], typos)) {
        found.set(entry, Math.max(weight, found.get(entry) ?? 0))
      }
    }
    return found
  }

  function inOrder(found: Map<number, number>, accept: (entry: number) => boolean): number[] {
    const accepted: number[] = []
    for (const [entry, weight] of found) {
      if (!accept(entry)) continue
      accepted.push(entry)
      weights[entry] = weight + (entries[entry] as Entry).fame
    }
    return accepted.sort((a, b) => (weights[b] as number) - (weights[a] as number))
  }

  return {
    find(sought, accept, typos) {
      const words = [...new Set(sought.words)].slice(0, MAX_WORDS)
      return inOrder(havingForms(sought.forms, words, typos), accept)
    },
  }
}

/** The places of the forms of each length: a fuzzy match is about as long as the word. */
function groupByLength(forms: string[]): number[][] {
  const groups: number[][] = []
  for (const [place, { length }] of forms.entries()) {
    groups[length] ??= []
    groups[length].push(place)
  }
  return groups
}

/** The letters and digits of a word as a bit set. */
function letterSetOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
