import { expect, test } from 'vitest'
import { LIST_EXPORTS, MAX_IMPORT_BYTES } from '#contract/imports.ts'
import { buildImports } from '../testing/build-imports.ts'
import { ASM_1, ASM_2, ASM_3, ASM_4 } from '../testing/build-lists.ts'

const FOIL = 77
const LEAGUE = 'Publisher Name,Series Name,Full Title,Release Date,In Collection,In Wish List'
const LEAGUE_MORE = 'Marked Read,Price Paid,Condition,Notes'
const COLLECTION = `${LEAGUE},${LEAGUE_MORE}
Marvel Comics,Amazing Spider-Man (1963 - 1998),Amazing Spider-Man #1,1963-03-01,2,0,1,€4.00,NM,Mine
Marvel Comics,Amazing Spider-Man (1963 - 1998),Amazing Spider-Man #1 Foil Variant,1963-03-01,1,0,0,$3,Reader copy,
Marvel Comics,Amazing Spider-Man (1963 - 1998),Amazing Spider-Man #2,1963-05-01,0,1,0,,,
DC Comics,Amazing Spider-Man (1963 - 1998),Amazing Spider-Man #3,1963-07-01,1,0,0,,,
DC Comics,Batman (1940 - 2011),Batman #1,1940-04-25,1,0,0,,,`

test('a collection of another program comes with copies and wishes, and never as a variant', async () => {
  const { call, upload } = await buildImports()
  await call('PUT', `/collection/comics/${ASM_4}`, { copies: [{}] })
  const preview = (await upload(COLLECTION, 'league.csv')).json()
  expect(preview).toMatchObject({
    program: 'League of Comic Geeks',
    counts: { rows: 5, matched: 3, unsure: 1, unknown: 1 },
    contents: { lists: [], read: 1, owned: 4, wished: 1 },
  })
  const [unsure, unknown, , variant] = preview.rows.results
  expect(unsure).toMatchObject({ line: 5, remark: 'Published by DC Comics.' })
  expect(unsure.candidates).toMatchObject([{ id: ASM_3 }])
  expect(unknown).toMatchObject({ line: 6, text: 'Batman (1940) #1' })
  expect(variant.comic.id).toBe(ASM_1)
  expect(variant.remark).toMatch(/Foil Variant.*issue itself/)
  const done = (await call('POST', `/imports/${preview.id}/commit`, {})).json()
  expect(done).toMatchObject({ lists: [], read: 1, owned: 1, wished: 1, left: 2 })
  const { copies } = (await call('GET', `/collection/comics/${ASM_1}`)).json()
  expect(copies).toEqual([
    { condition: 'Near mint', paid: { amount: '4.00', currency: 'EUR' }, note: 'Mine' },
    {},
    { note: 'Foil Variant\nCondition: Reader copy\nPaid $3' },
  ])
  const marks = await call('GET', `/collection?comics=${ASM_1},${ASM_2},${ASM_4},${FOIL}`)
  expect(marks.json()).toEqual({ owned: [ASM_1, ASM_4], wished: [ASM_2] })
})

test('what is there already is not changed, and what was left out is not taken over', async () => {
  const { call, take } = await buildImports()
  await call('PUT', `/collection/comics/${ASM_1}`, { copies: [{ note: 'Older' }] })
  await call('PUT', `/progress/comics/${ASM_1}`, { readAt: '2020-01-02' })
  const done = await take(COLLECTION, { choices: [{ line: 4, comic: null }], wished: false })
  expect(done).toMatchObject({ read: 0, owned: 0, wished: 0, left: 3 })
  const { copies } = (await call('GET', `/collection/comics/${ASM_1}`)).json()
  expect(copies).toEqual([{ note: 'Older' }])
  const { read } = (await call('GET', `/progress?comics=${ASM_1}`)).json()
  expect(read).toEqual([{ id: ASM_1, readAt: '2020-01-02T00:00:00.000Z', times: 1 }])
})

test('a note that no list can hold is cut, and the preview says so', async () => {
  const { upload } = await buildImports()
  const file = `series,volume,number,note
Amazing Spider-Man,1963,1,${'n'.repeat(500)}
Amazing Spider-Man,1963,2,${'n'.repeat(501)}`
  const [whole, cut] = (await upload(file, 'notes.csv')).json().rows.results
  expect(whole.remark).toBeUndefined()
  expect(cut).toMatchObject({ result: 'matched', remark: expect.stringMatching(/is cut\.$/) })
})

test('shelves of Goodreads become lists, and what is read is read on its day', async () => {
  const { call, take } = await buildImports()
  const file = `Book Id,Title,Author,Exclusive Shelf,Date Read
1,Amazing Spider-Man (1963) #1,Stan Lee,read,2021/02/03
2,Amazing Spider-Man (1963) #2,Stan Lee,to-read,`
  const done = await take(file)
  expect(done).toMatchObject({ read: 1, lists: [{ name: 'To read' }] })
  const { read } = (await call('GET', `/progress?comics=${ASM_1}`)).json()
  expect(read[0].readAt).toBe('2021-02-03T00:00:00.000Z')
})

test('an exported list is a file with a harmless name, and comes back as the same list', async () => {
  const { call, take } = await buildImports()
  const entries = [
    { comic: FOIL, section: 'Core', note: '' },
    { comic: ASM_2, section: 'Core', note: '=1+1\n"quoted"' },
  ]
  const made = { name: '../Wébs & "more"', description: 'Of <b>them</b>', entries }
  const { id } = (await call('POST', '/lists', made)).json()
  for (const { format, extension } of LIST_EXPORTS) {
    await call('PUT', `/progress/comics/${ASM_2}`, { readAt: '2020-01-02' })
    const file = await call('GET', `/lists/${id}/export?format=${format}`)
    const name = `attachment; filename="webs-more.${extension}"`
    expect(file.headers['content-disposition']).toBe(name)
    await call('DELETE', `/progress/comics/${ASM_2}`)
    const done = await take(file.rawPayload)
    const [list] = done.lists
    const back = (await call('GET', `/lists/${list.id}`)).json()
    expect(back).toMatchObject({ name: made.name, description: made.description })
    expect((await call('GET', `/lists/${list.id}/entries`)).json().entries).toEqual(entries)
    expect(done.read).toBe(format === 'csv' || format === 'json' ? 1 : 0)
  }
})

const DTD = '<!DOCTYPE a [<!ENTITY b "c">]><ReadingList><Name>&b;</Name></ReadingList>'
const UNREADABLE: [file: string | Buffer, words: RegExp][] = [
  [DTD, /DTD|DOCTYPE|entit/i],
  ['<html><body>Not found</body></html>', /begins with <html>/],
  [Buffer.from('PK\u0003\u0004 xlsx'), /save the table as CSV/],
  [' ', /empty/],
  ['a,b\n1,2', /columns “a”, “b”/],
  ['{"a":1}', /not a reading list/],
  ['{"exportedAt":"x","readings":[1]}', /readings\.0/],
]

test('what cannot be read is refused with words, and nothing is kept of it', async () => {
  const { upload, store } = await buildImports()
  for (const [file, words] of UNREADABLE) {
    const answer = await upload(file)
    expect(answer.statusCode).toBe(400)
    const message = expect.stringMatching(words)
    expect(answer.json()).toEqual({ code: 'unreadable-file', message })
  }
  expect(await store.all('SELECT id FROM imports')).toEqual([])
})

test('a large file is read in a thread: its faults are told as those of a small one', async () => {
  const { upload } = await buildImports()
  const row = `Amazing Spider-Man,1,${'Read this first. '.repeat(20)}\n`
  const large = await upload(`series,number,note\n${row.repeat(1000)}`, 'Mine.csv')
  expect(large.json().contents.lists).toEqual([{ name: 'Mine', entries: 1000 }])
  expect(large.json().counts).toMatchObject({ rows: 1000, unknown: 0 })
  const tooLong = await upload(`series,number\n${'a,1\n'.repeat(100_001)}`)
  expect(tooLong.statusCode).toBe(400)
  expect(tooLong.json().message).toBe('The file has more than 100,000 rows.')
})

test('more than 20 MB is refused with words', async () => {
  const { upload } = await buildImports()
  const answer = await upload(Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a'))
  expect(answer.statusCode).toBe(413)
  expect(answer.json().message).toMatch(/larger than 20 MB/)
  const larger = await upload(Buffer.alloc(MAX_IMPORT_BYTES * 1.1, 'a'))
  expect(larger.json()).toEqual(answer.json())
})
