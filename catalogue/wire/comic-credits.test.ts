import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { FactBook } from './facts.ts'

const files = {
  'characters/a.txt': '',
  'creators/a.txt': `
    20001 | Chris | | Claremont | | 2026-11-01
    20002 | John | | Byrne | | 2026-11-01
    20003 | Terry | | Austin | | 2026-11-01
  `,
  'series/a.txt': `
    series | 50001 | Fire Tales | 1963 | ongoing | | | 1 | 1=1963-01 | | 2026-11-01
    span | 1 | inker: Terry Austin; penciller: John Byrne; editor: Terry Austin |
    key | 1 | 1963-01 | | penciller: John Byrne; writer: Chris Claremont, John Byrne | | landmark | | 2026-11-02 | It burns.
  `,
  'events/a.txt': '',
}

test('whoever wrote and drew a comic has both roles, and stands among the writers', () => {
  const book = new FactBook(new Catalogue(loadCatalogue(buildDataFolder(files))))
  expect(book.find('comics', 600_000_001)).toMatchObject({
    credits: [
      { id: 20001, name: 'Chris Claremont', roles: [{ role: 'writer', inferred: false }] },
      {
        id: 20002,
        name: 'John Byrne',
        roles: [
          { role: 'writer', inferred: false },
          { role: 'penciller', inferred: false },
        ],
      },
      {
        id: 20003,
        name: 'Terry Austin',
        roles: [
          { role: 'inker', inferred: true },
          { role: 'editor', inferred: true },
        ],
      },
    ],
  })
})
