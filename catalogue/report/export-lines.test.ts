import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { exportLines } from './export-lines.ts'

function linesOf(file: string, more: Record<string, string> = {}): unknown[] {
  const dataset = loadCatalogue(buildDataFolder({ ...SMALL_CATALOGUE, ...more }))
  return [...(exportLines(dataset).get(file) ?? [])].map((line) => JSON.parse(line))
}

test('a character has its id, its names and its first appearance, if they are known', () => {
  expect(linesOf('characters.jsonl')).toEqual([
    {
      id: 1009610,
      name: 'Spider-Man',
      realName: 'Peter Parker',
      aliases: ['Spidey', 'Web-Head'],
      firstAppearance: { series: 'Amazing Fantasy', issue: 15, year: 1962 },
    },
    { id: 2000001, name: 'Venom', realName: 'Eddie Brock', aliases: [] },
  ])
})

test('a second record of the original is a line of its own, an earlier id of ours is none', () => {
  const ids = 'character | 1009491 | 1009610 | Peter Parker\ncharacter | 2000999 | 1009610'
  const lines = linesOf('characters.jsonl', { 'ids/a.txt': ids })
  expect(lines).toHaveLength(3)
  expect(lines).toContainEqual({ id: 1009491, name: 'Peter Parker', sameAs: 1009610 })
})

test('a namesake of another Earth is not to be taken for the person of that name', () => {
  const lines = [
    '5 | Venom (Ultimate) | Edward Brock of Earth-1610 | | Web (2001) #1, 2001 | | | | | 2026-11-01',
    '6 | Carnage (Ultimate) | | | Web (2001) #2, 2001 | | | | | 2026-11-01',
    '7 | Noir | Peter Parker of Earth-90214 | | Web (2001) #3, 2001 | | | | | 2026-11-01',
  ]
  const found = linesOf('characters.jsonl', { 'characters/b.txt': lines.join('\n') })
  expect(found).toContainEqual({ id: 5, name: 'Venom (Ultimate)', aliases: [] })
  expect(found).toContainEqual({ id: 6, name: 'Carnage (Ultimate)', aliases: [] })
  expect(found).toContainEqual(
    expect.objectContaining({ id: 7, realName: 'Peter Parker of Earth-90214' }),
  )
})

test('groups have a file of their own', () => {
  const group = '2000002 | Sinister Six | | | | | group | | | 2026-11-01'
  const more = { 'characters/b.txt': group }
  expect(linesOf('characters.jsonl', more)).toHaveLength(2)
  expect(linesOf('groups.jsonl', more)).toEqual([
    { id: 2000002, name: 'Sinister Six', aliases: [] },
  ])
})

test('a series has its years and how many issues it had; variants are no issues', () => {
  expect(linesOf('series.jsonl')).toEqual([
    { id: 1987, title: 'Amazing Spider-Man', startYear: 1963, endYear: 1998, issueCount: 7 },
    { id: 50001, title: 'Amazing Spider-Man', startYear: 1999, endYear: null, issueCount: 1 },
  ])
  expect(linesOf('collections.jsonl')).toEqual([
    { id: 50002, title: 'The Early Issues', startYear: 2004, endYear: 2004, issueCount: 1 },
  ])
})

test('a comic has its day, who made it, who appears in it, and what of that is inferred', () => {
  const comics = linesOf('comics.jsonl')
  expect(comics).toHaveLength(8)
  expect(comics).toContainEqual({
    id: 600_000_003,
    title: 'Amazing Spider-Man (1963) #3',
    issueNumber: 3,
    series: 'Amazing Spider-Man',
    startYear: 1963,
    onSaleDate: '1963-04-09',
    writers: ['John Romita Sr.'],
    pencillers: ['Stan Lee', 'John Romita Sr.'],
    characters: ['Venom', 'Spider-Man'],
    credits: [
      { role: 'writer', name: 'John Romita Sr.' },
      { role: 'penciller', name: 'Stan Lee' },
      { role: 'penciller', name: 'John Romita Sr.' },
    ],
    inferred: ['credits', 'characters'],
  })
})

test('books and variants are not among the single issues', () => {
  expect(linesOf('books.jsonl')).toEqual([
    expect.objectContaining({ title: 'The Early Issues (2004) #1' }),
  ])
  expect(linesOf('variants.jsonl')).toEqual([expect.objectContaining({ id: 77, issueNumber: 1 })])
})

test('an event has its comics in reading order', () => {
  expect(linesOf('events.jsonl')).toEqual([
    {
      id: 5001,
      title: 'Web War',
      startYear: 1963,
      comics: [
        'Amazing Spider-Man (1963) #2',
        'Amazing Spider-Man (1963) #1',
        'Amazing Spider-Man (1999) #1',
      ],
    },
  ])
})

test('creators have their ids and names', () => {
  expect(linesOf('creators.jsonl')).toEqual([
    { id: 20001, name: 'Stan Lee' },
    { id: 20002, name: 'John Romita Sr.' },
  ])
})
