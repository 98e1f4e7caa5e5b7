import type { CharacterFacts, ComicFacts } from '#contract/facts.ts'
import type { CharacterRecord, ComicRecord } from '../detail-records.ts'

export const thumbnail = { path: 'http://rack.test/pictures/comics/1', extension: 'svg' }

export function buildSummary(kind: string, id: number, name: string) {
  return { resourceURI: `http://rack.test/v1/public/${kind}/${id}`, name }
}

/** A comic as another record's page lists it. */
export function buildIssue(id: number) {
  return { id, title: `Fire Tales (1963) #${id}`, thumbnail, dates: [] }
}

/** A comic as the facts of a character name it. */
export function buildNoted(id: number) {
  return { id, title: `Fire Tales (1963) #${id}`, coverMonth: '1963-06', note: `It burns ${id}.` }
}

export function buildCharacter(changes: Partial<CharacterRecord> = {}): CharacterRecord {
  return {
    id: 1,
    name: 'Ash',
    description: 'She burns.',
    thumbnail,
    comics: { available: 30 },
    series: { available: 0 },
    events: { available: 0 },
    ...changes,
  }
}

export function buildCharacterFacts(changes: Partial<CharacterFacts> = {}): CharacterFacts {
  return {
    kind: 'characters',
    id: 1,
    realName: 'Ann Ash',
    aliases: ['Cinder'],
    firstAppearance: {
      series: 'Fire Tales',
      startYear: 1963,
      number: '2',
      issueNumber: 2,
      year: 1963,
      comicId: 2,
    },
    teams: ['Sparks'],
    role: 'hero',
    colours: ['#c62828'],
    firstMonth: '1963-01',
    lastMonth: '1964-02',
    keyIssueCount: 0,
    whereToBegin: [],
    keyIssues: [],
    oftenWith: [],
    series: [],
    toldBy: [],
    arcs: [],
    members: [],
    memberCount: 0,
    memberships: [{ id: 7, name: 'Sparks', years: [] }],
    ...changes,
  }
}

export function buildComic(changes: Partial<ComicRecord> = {}): ComicRecord {
  return {
    id: 2,
    title: 'Fire Tales (1963) #2',
    description: 'The first fire.',
    thumbnail,
    format: 'Comic',
    pageCount: 36,
    urls: [],
    isbn: '',
    upc: '',
    series: buildSummary('series', 50001, 'Fire Tales (1963 - 1964)'),
    variants: [],
    collections: [],
    collectedIssues: [],
    dates: [{ type: 'onsaleDate', date: '1963-04-01T00:00:00-0500' }],
    prices: [{ type: 'printPrice', price: 0.12 }],
    creators: {
      available: 2,
      items: [
        { ...buildSummary('creators', 20001, 'Jo Park'), role: 'writer' },
        { ...buildSummary('creators', 20002, 'Stan Lee'), role: 'inker' },
      ],
    },
    characters: { available: 2 },
    events: { available: 0 },
    ...changes,
  }
}

export function buildComicFacts(changes: Partial<ComicFacts> = {}): ComicFacts {
  return {
    kind: 'comics',
    id: 2,
    coverMonth: '1963-06',
    storyTitles: [],
    key: null,
    events: [],
    arcs: [],
    inferred: [],
    variantOf: null,
    inferredCharacters: [],
    credits: [
      {
        id: 20001,
        name: 'Jo Park',
        roles: [
          { role: 'writer', inferred: false },
          { role: 'penciller', inferred: false },
        ],
      },
      { id: 20002, name: 'Stan Lee', roles: [{ role: 'inker', inferred: false }] },
    ],
    previous: null,
    next: { id: 3, title: 'Fire Tales (1963) #3' },
    ...changes,
  }
}
