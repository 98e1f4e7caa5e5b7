import { expect, test } from 'vitest'
import { MAX_LIST_ENTRIES } from '#contract/lists.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { ASM_1, buildLists, entriesOf, listCalls } from '../testing/build-lists.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

const ROUTES = [
  ['GET', '', {}],
  ['POST', '', { name: 'More' }],
  ['GET', '/ID', undefined],
  ['PATCH', '/ID', { name: 'Mine now' }],
  ['DELETE', '/ID', undefined],
  ['POST', '/ID/restore', undefined],
  ['POST', '/ID/duplicate', undefined],
  ['GET', '/ID/entries', undefined],
  ['PUT', '/ID/entries', { entries: [] }],
  ['POST', '/ID/entries', { comics: [ASM_1] }],
  ['DELETE', `/ID/entries?comics=${ASM_1}`, undefined],
  ['POST', '/ID/merge', { from: 'OWN' }],
  ['POST', '/OWN/merge', { from: 'ID' }],
  ['GET', '/ID/offers', undefined],
  ['DELETE', '/ID/offers', undefined],
  ['GET', '/ID/export?format=csv', undefined],
] as const

/** A list, and another member with a list of their own. */
const shareLists = shareInFile(async () => {
  const built = await buildLists()
  const { id } = await built.make({ entries: entriesOf(ASM_1) })
  const { id: deleted } = await built.make()
  await built.call('DELETE', `/${deleted}`)
  const stranger = listCalls(built.app, (await signUpMember(built.app)).cookie)
  const own = (await stranger('POST', '', { payload: { name: 'Theirs' } })).json().id
  return { ...built, id, deleted, stranger, own }
})

function payloadOf(body: object | undefined, id: string, own: string) {
  return JSON.parse(
    JSON.stringify(body ?? null)
      .replace('ID', id)
      .replace('OWN', own),
  )
}

test.each(ROUTES)('%s /api/lists%s is for members', async (method, path, body) => {
  const { app, id, own } = await shareLists()
  const payload = payloadOf(body, id, own) ?? undefined
  const visitor = listCalls(app)
  const answer = await visitor(method, path.replace('ID', id), { ifMatch: 1, payload })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ code: 'signed-out', message: 'You are not logged in.' })
})

test.each(ROUTES.filter(([, path]) => path !== ''))(
  '%s /api/lists%s of another member is as if it did not exist',
  async (method, path, body) => {
    const { call, stranger, id, deleted, own, comicsOf } = await shareLists()
    const answers = []
    for (const asked of [id, deleted, 'nothing-has-this-id']) {
      const payload = payloadOf(body, asked, own) ?? undefined
      const url = path.replace('ID', asked).replace('OWN', own)
      answers.push(await stranger(method, url, { ifMatch: 1, payload }))
    }
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ code: 'not-found', message: 'There is no such list.' })
    }
    expect(await comicsOf(id)).toEqual([ASM_1])
    expect((await call('GET', '')).json().lists).toMatchObject([{ id, name: 'Webs', version: 1 }])
  },
)

test('what a visitor sends is not even read', async () => {
  const { app } = await shareLists()
  expect((await listCalls(app)('POST', '', { payload: '{' })).statusCode).toBe(401)
})

test('a list of another member cannot be the beginning of one’s own', async () => {
  const { stranger, id } = await shareLists()
  const payload = { name: 'Mine', from: { kind: 'list', id } }
  expect((await stranger('POST', '', { payload })).statusCode).toBe(404)
})

test.each([
  ['an empty name', { name: ' \u202e ' }, 'name', 'A list needs a name'],
  ['a long name', { name: 'x'.repeat(121) }, 'name', 'Must be 120 characters maximum'],
  ['a line end in a name', { name: 'a\nb' }, 'name', 'Must not hold control characters'],
  ['a broken character', { name: 'a\ud800b' }, 'name', 'Must not hold broken characters'],
  [
    'a long description',
    { description: 'x'.repeat(2001) },
    'description',
    'Must be 2,000 characters maximum',
  ],
  [
    'a zero character',
    { description: 'a\u0000b' },
    'description',
    'Must not hold control characters',
  ],
  [
    'a long note',
    { entries: [{ comic: ASM_1, note: 'x'.repeat(501) }] },
    'entries',
    'Must be 500 characters maximum',
  ],
  [
    'a long section',
    { entries: [{ comic: ASM_1, section: 'x'.repeat(81) }] },
    'entries',
    'Must be 80 characters maximum',
  ],
  [
    'too many comics',
    { entries: Array(MAX_LIST_ENTRIES + 1).fill({ comic: ASM_1 }) },
    'entries',
    'A list holds 10,000 comics at most',
  ],
])('%s is refused in words', async (_what, body, field, words) => {
  const { call } = await shareLists()
  const answer = await call('POST', '', { payload: { name: 'Webs', ...body } })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'invalid-fields', fields: { [field]: words } })
})

test.each([
  ['POST', '', { name: 'x', from: { kind: 'event', id: 7 } }, 404, /not here/],
  ['POST', '', { name: 'x', entries: [{ comic: 7 }] }, 422, /no comic with the number 7/],
  ['POST', '', { name: 'x', from: { kind: 'series', id: 1987 } }, 422, /look again/],
  ['POST', '/ID/entries', { comics: [7] }, 422, /no comic with the number 7/],
  ['POST', '/ID/entries', { comics: ['__proto__'] }, 422, /look again/],
  ['PUT', '/ID/entries', { entries: [{ comic: 7 }] }, 422, /no comic with the number 7/],
  ['POST', '/ID/merge', { from: 'ID' }, 422, /cannot be merged with itself/],
  ['GET', '/ID?limit=501', undefined, 400, /./],
  ['GET', '/ID?offset=-1', undefined, 400, /./],
  ['GET', '?comic=x', undefined, 400, /./],
  ['DELETE', '/ID/entries', undefined, 400, /./],
  ['DELETE', `/ID/entries?comics=${Array(101).fill(ASM_1)}`, undefined, 400, /./],
] as const)('%s /api/lists%s with %j answers %i', async (method, path, body, status, words) => {
  const { call, id, own, comicsOf } = await shareLists()
  const payload = payloadOf(body, id, own) ?? undefined
  const answer = await call(method, path.replace('ID', id), { ifMatch: 1, payload })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(words) })
  expect(await comicsOf(id)).toEqual([ASM_1])
})

test.each([
  [undefined, 428, /Say in If-Match which version/],
  ['*', 400, /a number in quotation marks/],
  ['"1", "2"', 400, /a number in quotation marks/],
])('an order with the version %j answers %i', async (ifMatch, status, words) => {
  const { call, id } = await shareLists()
  const payload = { entries: [] }
  const answer = await call('PUT', `/${id}/entries`, { ...(ifMatch && { ifMatch }), payload })
  expect(answer.statusCode).toBe(status)
  expect(answer.json().message).toMatch(words)
})

test('HTML in a name is text, and what turns the direction of writing is taken out', async () => {
  const { call, make } = await buildLists()
  const note = '<img src=x onerror=alert(1)>'
  const { id } = await make({
    name: '<b>Webs</b>\u202e',
    entries: [{ comic: ASM_1, section: '\u2066Core', note }],
  })
  expect((await call('GET', `/${id}`)).json()).toMatchObject({
    name: '<b>Webs</b>',
    results: [{ section: 'Core', note }],
  })
})

test('a list that is full, or has all the text that it can hold, says so and stays', async () => {
  const { call, make, comicsOf, store } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1) })
  const gone = Array.from({ length: MAX_LIST_ENTRIES }, (_, index) => 4_000_000_000 + index)
  const fill = (notes: object) =>
    store.run(
      'UPDATE lists SET comics = ?, sections = ?, notes = ?',
      JSON.stringify(gone.slice(0, MAX_LIST_ENTRIES - Object.keys(notes).length)),
      JSON.stringify([['', MAX_LIST_ENTRIES]]),
      JSON.stringify(notes),
    )
  await fill({})
  const add = () => call('POST', `/${id}/entries`, { payload: { comics: [ASM_1] } })
  expect((await add()).json()).toMatchObject({ code: 'list-full' })
  const more = { name: 'More', from: { kind: 'list', id }, entries: entriesOf(ASM_1) }
  expect((await call('POST', '', { payload: more })).json()).toMatchObject({ code: 'list-full' })
  await fill(Object.fromEntries(gone.slice(0, 2000).map((comic) => [comic, 'x'.repeat(500)])))
  const refused = await add()
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({
    code: 'too-much-text',
    message: 'The notes of a list hold 1,000,000 characters at most, so nothing was saved.',
  })
  expect(await comicsOf(id)).toEqual([])
})
