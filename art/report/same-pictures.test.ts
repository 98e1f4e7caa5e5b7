import { expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { Pictures } from '../pictures.ts'
import { findSamePictures } from './same-pictures.ts'

function buildVolumes(monthOfLater: string): Catalogue {
  const series = `
    series | 51 | A Day with Ash | 1956 | ongoing | | | 1 | 1=1956-10 | | 2026-11-01
    series | 52 | A Day with Ash | 1959 | ongoing | | | 1 | 1=${monthOfLater} | | 2026-11-01
  `
  return new Catalogue(loadCatalogue(buildDataFolder({ 'series/a.txt': series })))
}

test('two volumes that get the same picture are named, and their issues', () => {
  const faults = findSamePictures(buildVolumes('1959-10'), (kind) => `<svg>${kind}</svg>`)
  expect(faults.map((fault) => fault.split(' get ')[0]?.split(' and ').sort())).toEqual([
    ['A Day with Ash (1956) #1', 'A Day with Ash (1959) #1'],
    ['A Day with Ash (1956)', 'A Day with Ash (1959)'],
  ])
})

test('nothing is drawn where the covers state different things', () => {
  const draw = () => {
    throw new Error('drawn')
  }
  expect(findSamePictures(buildVolumes('1959-11'), draw)).toEqual([])
})

test('the pictures of the site differ even where the covers state the same', () => {
  const catalogue = buildVolumes('1959-10')
  const pictures = new Pictures(catalogue)
  expect(findSamePictures(catalogue, (kind, id) => pictures.picture(kind, id))).toEqual([])
})
