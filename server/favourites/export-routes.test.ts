import { expect, test } from 'vitest'
import { buildFavourites, buildFavouritesOf } from '../testing/build-favourites.ts'
import { buildMember } from '../testing/build-member.ts'

test('the export is a file, as JSON and as a table', async () => {
  const { call } = await buildFavourites()
  await call('PUT', '/characters/2000001')
  const json = await call('GET', '/export.json')
  expect(json.headers['content-disposition']).toBe(
    'attachment; filename="spinner-rack-favourites-2026-11-15.json"',
  )
  const line = { kind: 'characters', id: 2000001, title: 'Venom' }
  expect(json.json()).toMatchObject({ favourites: [line] })
  const csv = await call('GET', '/export.csv')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.headers['content-disposition']).toBe(
    'attachment; filename="spinner-rack-favourites-2026-11-15.csv"',
  )
  const [head, row, end] = csv.body.split('\r\n')
  expect(head).toBe('kind,id,title,url,addedAt')
  expect(row).toMatch(/^characters,2000001,Venom,http:\S+\/characters\/2000001,2026-11-15T10:/)
  expect(end).toBe('')
})

test('a title that a program would take for a formula is a text in the table', async () => {
  const characters = `
    3000001 | =HYPERLINK("http://evil.example") | | | | | hero | | | 2026-11-01
  `
  const call = await buildFavouritesOf(buildMember(), { 'characters/b.txt': characters })
  await call('PUT', '/characters/3000001')
  expect((await call('GET', '/export.csv')).body).toContain(
    `characters,3000001,"'=HYPERLINK(""http://evil.example"")",http`,
  )
})
