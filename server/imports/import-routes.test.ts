import { expect, test } from 'vitest'
import { buildImports } from '../testing/build-imports.ts'
import { ASM_1, ASM_2, ASM_3 } from '../testing/build-lists.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

const HOUR_MS = 3_600_000

const CBL = `<?xml version="1.0"?>
<ReadingList>
  <Name>Early webs</Name>
  <Books>
    <Book Series="The Amazing Spider-Man" Number="3" Volume="1963" Year="1963" />
    <Book Series="Amazing Spider-Man" Number="1" Volume="1963" Year="1963" />
    <Book Series="Nobody's Comic" Number="7" Volume="1984" Year="1985" />
  </Books>
</ReadingList>`

test('a reading list is shown line by line, becomes a list, and is taken back', async () => {
  const { call, upload, comicsOf } = await buildImports()
  const preview = await upload(CBL, 'Early webs.cbl')
  expect(preview.statusCode).toBe(201)
  const { id } = preview.json()
  expect(preview.json()).toMatchObject({
    fileName: 'Early webs.cbl',
    program: 'CBL reading list',
    counts: { rows: 3, matched: 2, unsure: 0, unknown: 1 },
    contents: { lists: [{ name: 'Early webs', entries: 3 }], read: 0, owned: 0 },
    rows: { offset: 0, total: 3 },
  })
  const [unknown, first] = preview.json().rows.results
  expect(unknown).toEqual({ line: 7, text: "Nobody's Comic (1984) #7", result: 'unknown' })
  expect(first.comic).toMatchObject({ id: ASM_3, title: 'Amazing Spider-Man (1963) #3' })
  expect((await call('GET', `/imports/${id}`)).json()).toEqual(preview.json())
  const rows = (await call('GET', `/imports/${id}/rows?result=matched&offset=1`)).json()
  expect(rows).toMatchObject({ offset: 1, total: 2, results: [{ comic: { id: ASM_1 } }] })

  const choices = [{ line: 7, comic: ASM_2 }]
  const done = await call('POST', `/imports/${id}/commit`, { choices })
  expect(done.statusCode, done.body).toBe(200)
  const [list] = done.json().lists
  expect(list).toEqual({ id: list.id, name: 'Early webs', href: `/lists/${list.id}` })
  expect(await comicsOf(list.id)).toEqual([ASM_3, ASM_1, ASM_2])
  expect((await call('POST', `/imports/${id}/commit`)).json()).toEqual(done.json())
  expect((await call('GET', '/imports')).json()).toEqual({ imports: [done.json()] })

  expect((await call('DELETE', `/imports/${id}`)).statusCode).toBe(204)
  expect((await call('GET', '/lists')).json()).toEqual({ lists: [] })
  expect((await call('DELETE', `/imports/${id}`)).statusCode).toBe(404)
})

test('a list that was changed since its import stays when that is undone', async () => {
  const { call, take, comicsOf } = await buildImports()
  const [kept, gone] = [await take(CBL), await take(CBL)]
  const [list] = kept.lists
  await call('POST', `/lists/${list.id}/entries`, { comics: [ASM_2] })
  for (const { id } of [kept, gone]) {
    expect((await call('DELETE', `/imports/${id}`)).statusCode).toBe(204)
  }
  expect((await call('GET', '/lists')).json().lists).toMatchObject([{ id: list.id }])
  expect(await comicsOf(list.id)).toEqual([ASM_3, ASM_1, ASM_2])
})

test('lines that were left out are named to their member until the import is over', async () => {
  const { app, as, call, upload, take, pass, store } = await buildImports()
  const leftOf = async (id: string) => (await call('GET', `/imports/${id}/left`)).json().lines
  const first = { line: 5, text: 'The Amazing Spider-Man (1963) #3' }
  const last = { line: 7, text: "Nobody's Comic (1984) #7" }
  const { id } = (await upload(CBL)).json()
  const missing = (await call('GET', `/imports/${id}/left`)).json()
  const wanted = { choices: [{ line: 5, comic: null }] }
  const done = (await call('POST', `/imports/${id}/commit`, wanted)).json()
  expect(done.left).toBe(2)
  expect(await leftOf(id)).toEqual([first, last])
  const other = as((await signUpMember(app)).cookie)
  const asked = await other.call('GET', `/imports/${id}/left`)
  expect([asked.statusCode, asked.json()]).toEqual([404, missing])
  await call('DELETE', `/imports/${id}`)
  expect((await call('GET', `/imports/${id}/left`)).statusCode).toBe(404)

  const { id: list } = (await call('POST', '/lists', { name: 'Webs' })).json()
  await call('PUT', `/follows/lists/${list}`)
  const account = (await call('GET', '/account/export.json')).body
  const follow = await take(account, { lists: false })
  expect(follow.left).toBe(1)
  expect(await leftOf(follow.id)).toEqual([{ line: 1, text: 'Follow: a list' }])
  pass(7 * 24 * HOUR_MS)
  expect((await call('GET', `/imports/${follow.id}/left`)).statusCode).toBe(404)
  await upload(CBL)
  expect(await store.all('SELECT import_id FROM import_left')).toEqual([])
})

test('a form with the file is as good as the file', async () => {
  const { app, member } = await buildImports()
  const form = new FormData()
  form.set('file', new File([CBL], 'C:\\lists\\Early.cbl'))
  const sent = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/imports',
    headers: { cookie: member.cookie, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  expect(answer.json()).toMatchObject({ fileName: 'Early.cbl', counts: { rows: 3 } })
})

test('imports of another member are not there, and a visitor is not asked for a file', async () => {
  const { app, as, upload, take } = await buildImports()
  const { id } = (await upload(CBL)).json()
  const done = await take(CBL)
  const other = as((await signUpMember(app)).cookie)
  const calls: [method: 'GET' | 'POST' | 'DELETE', path: string][] = [
    ['GET', `/imports/${id}`],
    ['GET', `/imports/${id}/rows`],
    ['POST', `/imports/${id}/commit`],
    ['DELETE', `/imports/${id}`],
    ['POST', `/imports/${done.id}/commit`],
    ['DELETE', `/imports/${done.id}`],
  ]
  const missing = await other.call('GET', '/imports/none')
  for (const [method, path] of calls) {
    const answer = await other.call(method, path, method === 'POST' ? {} : undefined)
    expect([answer.statusCode, answer.json()]).toEqual([404, missing.json()])
  }
  expect((await other.call('GET', '/imports')).json()).toEqual({ imports: [] })
  expect((await as('').upload(CBL)).statusCode).toBe(401)
})

test('a preview is kept for a day, five for each member, and an import is undone for a week', async () => {
  const { call, upload, take, pass, store } = await buildImports()
  const done = await take(CBL)
  const ids = []
  for (let count = 0; count < 6; count += 1) ids.push((await upload(CBL)).json().id)
  expect((await call('GET', `/imports/${ids[0]}`)).statusCode).toBe(404)
  expect((await call('GET', `/imports/${ids[1]}`)).statusCode).toBe(200)
  pass(24 * HOUR_MS)
  expect((await call('GET', `/imports/${ids[5]}`)).statusCode).toBe(404)
  pass(6 * 24 * HOUR_MS)
  expect((await call('GET', '/imports')).json()).toEqual({ imports: [] })
  const late = await call('DELETE', `/imports/${done.id}`)
  expect([late.statusCode, late.json().code]).toEqual([410, 'too-late'])
  expect((await call('GET', '/lists')).json().lists).toHaveLength(1)
  await upload(CBL)
  expect(await store.all('SELECT import_id FROM import_commits')).toEqual([])
  expect(await store.all('SELECT DISTINCT import_id FROM import_lines')).toHaveLength(1)
})

const REFUSED: [wanted: object, words: RegExp][] = [
  [{ choices: [{ line: 7, comic: 999_999 }] }, /no comic with the number 999999/],
  [{ choices: [{ line: 99, comic: null }] }, /no line 99/],
  [{ listName: 'x'.repeat(121) }, /120 characters/],
]

test('what cannot be done is refused with words, and nothing is imported', async () => {
  const { call, upload } = await buildImports()
  const { id } = (await upload(CBL)).json()
  for (const [wanted, words] of REFUSED) {
    const answer = await call('POST', `/imports/${id}/commit`, wanted)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toMatch(words)
  }
  expect((await call('GET', '/lists')).json()).toEqual({ lists: [] })
})

test('a member brings two files at once, and more when those are read', async () => {
  const { upload } = await buildImports()
  const answers = await Promise.all([1, 2, 3].map(() => upload(CBL)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 201, 429])
  expect((await upload(CBL)).statusCode).toBe(201)
})

test('a list takes the name that the member gives it, and no room for it is said before', async () => {
  const { call, upload, take, store } = await buildImports()
  expect((await take(CBL, { listName: ' Mine ' })).lists).toMatchObject([{ name: 'Mine' }])
  await store.run(
    `INSERT INTO lists SELECT lists.id || '-' || number.value, member_id, name, description, visibility,
      version, created_at, updated_at, deleted_at, source_kind, source_id, comics, sections,
      source_comics, past_texts, notes
    FROM lists, json_each(?) AS number`,
    JSON.stringify(Array.from({ length: 499 }, (_, number) => number)),
  )
  const { id } = (await upload(CBL)).json()
  const answer = await call('POST', `/imports/${id}/commit`, {})
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toMatch(/500 lists.*Nothing was imported/)
})
