import type { Dataset } from '../load/records.ts'
import { findFirstTags } from './first-tags.ts'
import { findFirstYears } from './first-years.ts'
import { Places } from './places.ts'
import { findSharedTitles } from './shared-titles.ts'
import { findSharedWords } from './shared-words.ts'

/** What no single line is wrong about: facts that do not go together. */
export function findContradictions(
  dataset: Dataset,
  folder: string,
  layers: readonly string[] = [],
): string[] {
  const places = new Places(folder, layers)
  return [
    ...findSharedWords(dataset),
    ...findFirstYears(dataset, places),
    ...findFirstTags(dataset, places),
    ...findSharedTitles(dataset, places),
  ]
}
