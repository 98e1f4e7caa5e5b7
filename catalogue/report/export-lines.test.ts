import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { exportLines } from './export-lines.ts'

function linesOf(file: string): unknown[] {
  const dataset = loadCatalogue(buildDataFolder(SMALL_CATALOGUE))
  return [...(exportLines(dataset).get(file) ?? [])].map((line) => JSON.parse(line))
}

test('a character has its names and its first appearance, if they are known', () => {
  expect(linesOf('characters.jsonl')).toEqual([
    {
      name: 'Spider-Man',
      realName: 'Peter Parker',
      aliases: ['Spidey', 'Web-Head'],
      firstAppearance: { series: 'Amazing Fantasy', issue: 15, year: 1962 },
    },
    { name: 'Venom', realName: 'Eddie Brock', aliases: [] },
  ])
})

test('a series has its years and how many issues it had; variants and books are no issues', () => {
  expect(linesOf('series.jsonl')).toEqual([
    { title: 'Amazing Spider-Man', startYear: 1963, endYear: 1998, issueCount: 7 },
    { title: 'Amazing Spider-Man', startYear: 1999, endYear: null, issueCount: 1 },
  ])
})

test('a comic has its day and who wrote and drew it', () => {
  const comics = linesOf('comics.jsonl')
  expect(comics).toHaveLength(8)
  expect(comics).toContainEqual({
    title: 'Amazing Spider-Man (1963) #3',
    issueNumber: 3,
    series: 'Amazing Spider-Man',
    startYear: 1963,
    onSaleDate: '1963-04-09',
    writers: ['John Romita Sr.'],
    pencillers: [],
  })
  expect(comics).toContainEqual(
    expect.objectContaining({ issueNumber: 1, pencillers: ['Stan Lee', 'John Romita Sr.'] }),
  )
})

test('events and creators have their names', () => {
  expect(linesOf('events.jsonl')).toEqual([{ title: 'Web War', startYear: 1963 }])
  expect(linesOf('creators.jsonl')).toEqual([{ name: 'Stan Lee' }, { name: 'John Romita Sr.' }])
})
