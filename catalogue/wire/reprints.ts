import type { ComicRecord, SeriesRecord } from '../load/records.ts'

type Numbers = readonly [startYear: number, from: number, to: number]

/**
 * Series, or the numbers of a series, that print old stories again. The credits there are those of the
 * old stories, and nobody speaks of a run. By title, then by the year in which the series started.
 */
const REPRINTS: Readonly<Record<string, readonly Numbers[]>> = {
  'Adventures on the Planet of the Apes': [[1975, 1, 11]],
  'Amazing Adventures': [[1979, 1, 14]],
  'Classic X-Men': [[1986, 1, 45]],
  'Conan Saga': [[1987, 1, 97]],
  'Fantasy Masterpieces': [
    [1966, 1, 11],
    [1979, 1, 14],
  ],
  Fear: [[1970, 1, 9]],
  'Human Torch': [[1974, 1, 8]],
  'Kid Colt Outlaw': [[1949, 140, 229]],
  'Marvel Adventure': [[1975, 1, 6]],
  "Marvel Collectors' Item Classics": [[1965, 1, 22]],
  'Marvel Double Feature': [[1973, 1, 21]],
  'Marvel Spectacular': [[1973, 1, 19]],
  'Marvel Super Action': [[1977, 1, 37]],
  'Marvel Super-Heroes': [[1967, 21, 105]],
  'Marvel Tales': [[1966, 3, 291]],
  'Marvel Treasury Edition': [[1974, 1, 28]],
  'Marvel Triple Action': [[1972, 1, 47]],
  "Marvel's Greatest Comics": [[1969, 23, 96]],
  'Mighty Marvel Western': [[1968, 1, 46]],
  'Monsters on the Prowl': [[1971, 9, 30]],
  'Night Rider': [[1974, 1, 6]],
  'Sgt. Fury and His Howling Commandos': [[1974, 121, 167]],
  'Special Marvel Edition': [[1971, 1, 14]],
  'Tales to Astonish': [[1979, 1, 14]],
  'Two-Gun Kid': [[1948, 93, 136]],
  'Uncanny X-Men': [[1963, 67, 93]],
  'Where Creatures Roam': [[1970, 1, 8]],
  'Where Monsters Dwell': [[1970, 1, 38]],
  'X-Men Classic': [[1990, 46, 110]],
}

export function isReprint(
  { title, startYear }: SeriesRecord,
  { issueNumber }: ComicRecord,
): boolean {
  const numbers = REPRINTS[title]?.find(([year]) => year === startYear)
  if (numbers === undefined) return false
  const [, from, to] = numbers
  return issueNumber >= from && issueNumber <= to
}
