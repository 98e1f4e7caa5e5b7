import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { Places } from './places.ts'
import { findSharedTitles } from './shared-titles.ts'

function findIn(type: string, format: string, numbers: string): string[] {
  const months = numbers === '1' ? '1=1982-04' : '1=1982-04 3=1982-12'
  const folder = buildDataFolder({
    'series/a.txt': `# Books\nseries | 51 | Ash Albums | 1982 | ${type} | ${format} | | ${numbers} | ${months} | | 2026-11-01`,
  })
  return findSharedTitles(loadCatalogue(folder), new Places(folder))
}

test('books without a number under one title are named with file and line', () => {
  expect(findIn('collection', 'hardcover', '1..3')).toEqual([
    'series/a.txt:2: Ash Albums (1982) is the title of 3 books without a number',
  ])
})

test('one book has its title for itself', () => {
  expect(findIn('collection', 'hardcover', '1')).toEqual([])
})

test('a run of books that the publisher numbered is no fault, nor is one of comics', () => {
  expect(findIn('ongoing', 'graphic novel', '1..3')).toEqual([])
  expect(findIn('limited', 'comic', '1..3')).toEqual([])
})
