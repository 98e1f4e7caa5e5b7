import { NO_DETAILS } from '../load/details.ts'
import {
  type ArcRecord,
  CHARACTER_ROLES,
  COMIC_FORMATS,
  type ComicRecord,
  CREDIT_ROLES,
  type Dataset,
  EVENT_ROLES,
  RUNNING,
  SERIES_LINES,
  SERIES_TYPES,
} from '../load/records.ts'

export type Random = () => number

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}

function upTo(random: Random, count: number): number {
  return Math.floor(random() * count)
}

const WORDS = ['Ant', 'ant', 'Bolt', 'Cat', 'Álvar', 'Dusk', 'Élan', 'X', '3-D', 'Spider-Man']
const DAYS = ['2026-10-01', '2026-10-15', '2026-11-01', '2026-11-02']

/** A small, dense, made-up catalogue in which names, days and years repeat. */
export function buildRandomDataset(random: Random): Dataset {
  const name = () => `${pick(random, WORDS)} ${pick(random, WORDS)}`
  const characters = Array.from({ length: 1 + upTo(random, 12) }, (_, index) => ({
    id: 100 + ((index * 7) % 97),
    otherIds: [],
    name: name(),
    realName: '',
    aliases: [],
    firstAppearance: pick(random, [
      null,
      { series: 'X', startYear: 1963, number: '1', issueNumber: 1, year: 1960 + upTo(random, 40) },
    ]),
    teams: WORDS.filter(() => random() < 0.1),
    teamYears: [],
    role: pick(random, [null, ...CHARACTER_ROLES]),
    colours: [],
    emblem: '',
    changed: pick(random, DAYS),
    description: '',
    layers: 1,
  }))
  const creators = Array.from({ length: 1 + upTo(random, 8) }, (_, index) => {
    const parts = [pick(random, WORDS), pick(random, ['', 'B']), pick(random, ['', ...WORDS]), '']
    const [firstName = '', middleName = '', lastName = '', suffix = ''] = parts
    const fullName = parts.filter(Boolean).join(' ')
    const id = 500 - index * 3
    return {
      id,
      otherIds: [],
      firstName,
      middleName,
      lastName,
      suffix,
      fullName,
      about: '',
      layers: 1,
      changed: pick(random, DAYS),
    }
  })
  const series = Array.from({ length: 1 + upTo(random, 8) }, (_, index) => ({
    id: 20 + ((index * 5) % 37),
    otherIds: [],
    title: name(),
    aliases: pick(random, [[], [], [name()], [name(), name()]]),
    startYear: 1990 + upTo(random, 4),
    endYear: pick(random, [1995, RUNNING]),
    type: pick(random, SERIES_TYPES),
    line: pick(random, [null, ...SERIES_LINES]),
    rating: '',
    previous: null,
    next: null,
    changed: pick(random, DAYS),
    description: '',
    layers: 1,
  }))
  const some = (count: number, share: number) =>
    Array.from({ length: count }, (_, index) => index).filter(() => random() < share)
  const comics = series.flatMap((record, position): ComicRecord[] =>
    Array.from({ length: upTo(random, 8) }, (_, index) => ({
      ...NO_DETAILS,
      id: record.id * 100 + index,
      otherIds: pick(random, [[], [900_000 + record.id * 100 + index]]),
      stories: (record.id * 100 + index) * 4,
      series: position,
      number: String(index + 1),
      issueNumber: index + 1,
      place: index,
      format: pick(random, COMIC_FORMATS),
      coverMonth: pick(random, ['1990-12', '1991-01', '1992-07']),
      onsale: `199${upTo(random, 3)}-0${1 + upTo(random, 3)}-01`,
      digitalId: pick(random, [0, 0, 7, 8]),
      upc: pick(random, ['', '12345678']),
      foc: pick(random, [null, '1990-05-05']),
      credits: some(creators.length, 0.3).map((creator) => ({
        creator,
        role: pick(random, CREDIT_ROLES),
        inferred: false,
      })),
      characters: some(characters.length, 0.3),
      inferredCharacters: [],
      storyTitles: pick(random, [[], ['One'], ['One', 'Two']]),
      key: pick(random, [null, { tags: [], note: '' }]),
      variantOf: null,
      variantDescription: '',
      collects: [],
      changed: pick(random, DAYS),
      coverMonthInferred: false,
      onsaleInferred: false,
      layers: 1,
    })),
  )
  const events = Array.from({ length: upTo(random, 5) }, (_, index) => ({
    id: 5 + index,
    otherIds: [],
    title: name(),
    start: pick(random, DAYS),
    end: '2026-12-01',
    previous: null,
    next: null,
    parts: [
      { role: pick(random, EVENT_ROLES), comics: some(comics.length, 0.3) },
      { role: pick(random, EVENT_ROLES), comics: some(comics.length, 0.1) },
    ],
    changed: pick(random, DAYS),
    description: '',
    layers: 1,
  }))
  const arcs: ArcRecord[] = Array.from({ length: 2 }, (_, index) => ({
    id: 1 + index,
    title: name(),
    aliases: [],
    comics: some(comics.length, 0.2),
    changed: pick(random, DAYS),
    description: '',
    layers: 1,
  }))
  return {
    characters,
    creators,
    series,
    comics,
    events,
    arcs,
    layers: [],
    originals: { comic: 0, series: 0 },
  }
}
