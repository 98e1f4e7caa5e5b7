import type { Dataset, SeriesRecord } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'

/** Two texts that share this many consecutive words are too similar. */
const RUNNING_WORDS = 8

/** Every pair of texts in the catalogue that shares eight consecutive words, as readable lines. */
export function findSharedWords(dataset: Dataset): string[] {
  const seen = new Map<string, string>()
  const faults = new Set<string>()
  for (const { of, text } of textsOf(dataset)) {
    for (const phrase of phrasesOf(text)) {
      const other = seen.get(phrase)
      if (other === undefined) seen.set(phrase, of)
      else if (other !== of) faults.add(`${of} and ${other} share the words "${phrase}"`)
    }
  }
  return [...faults]
}

function* textsOf(dataset: Dataset): Generator<{ of: string; text: string }> {
  for (const { name, description } of dataset.characters) yield { of: name, text: description }
  for (const { fullName, about } of dataset.creators) yield { of: fullName, text: about }
  for (const { title, description } of dataset.events) yield { of: title, text: description }
  for (const { title, description } of dataset.arcs) yield { of: title, text: description }
  for (const record of dataset.series) {
    yield { of: seriesName(record), text: record.description }
  }
  for (const { series, number, key } of dataset.comics) {
    const run = dataset.series[series] as SeriesRecord
    if (key !== null) yield { of: `${seriesName(run)} #${number}`, text: key.note }
  }
}

function* phrasesOf(text: string): Generator<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  for (let place = 0; place + RUNNING_WORDS <= words.length; place += 1) {
    yield words.slice(place, place + RUNNING_WORDS).join(' ')
  }
}
