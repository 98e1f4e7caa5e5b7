import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { Entities } from './entities.ts'

function titleAndNumber(type: string, format: string) {
  const folder = buildDataFolder({
    'series/a.txt': `series | 51 | Ash Albums | 1982 | ${type} | ${format} | | 4 | 4=1982-12 | | 2026-11-01`,
  })
  const links = { resources: 'http://rack.example/v1/public', site: 'http://rack.example' }
  return new Entities(new Catalogue(loadCatalogue(folder)), links).entity('comics', 0)
}

test.each([
  ['ongoing', 'graphic novel', 'Ash Albums (1982) #4 (Graphic Novel)', 4],
  ['limited', 'hardcover', 'Ash Albums (1982) #4 (Hardcover)', 4],
  ['one shot', 'graphic novel', 'Ash Albums (1982) (Graphic Novel)', 0],
  ['collection', 'trade paperback', 'Ash Albums (1982) (Trade Paperback)', 0],
  ['one shot', 'comic', 'Ash Albums (1982) #4', 4],
])('%s, %s: %s', (type, format, title, issueNumber) => {
  expect(titleAndNumber(type, format)).toMatchObject({ title, issueNumber })
})
