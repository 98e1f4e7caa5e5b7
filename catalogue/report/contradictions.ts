import { Pictures } from '#art/pictures.ts'
import { Catalogue } from '../index/catalogue.ts'
import type { Dataset } from '../load/records.ts'
import { findFirstTags } from './first-tags.ts'
import { findFirstYears } from './first-years.ts'
import { Places } from './places.ts'
import { findSamePictures } from './same-pictures.ts'
import { findSharedTitles } from './shared-titles.ts'
import { findSharedWords } from './shared-words.ts'

/** What no single line is wrong about: facts that do not go together. It uses up the dataset. */
export function findContradictions(dataset: Dataset, folder: string): string[] {
  const places = new Places(folder)
  const ofRecords = [
    ...findSharedWords(dataset),
    ...findFirstYears(dataset, places),
    ...findFirstTags(dataset, places),
    ...findSharedTitles(dataset, places),
  ]
  // The catalogue takes ownership of the dataset.
  const catalogue = new Catalogue(dataset)
  const pictures = new Pictures(catalogue)
  return [...ofRecords, ...findSamePictures(catalogue, (kind, id) => pictures.picture(kind, id))]
}
