import { describe, expect, test } from 'vitest'
import { ASM_1, ASM_2, ASM_3, buildLists, entriesOf } from '../testing/build-lists.ts'
import { databases } from '../testing/databases.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

/** Another cover of Amazing Spider-Man (1963) #1. */
const VARIANT = 77

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a list is marked as read up to a comic, counted, followed, and tells what is next', async () => {
    const { app, member, call, make } = await buildLists(await createEnvironment())
    const list = await make({ entries: entriesOf(ASM_3, VARIANT, ASM_2) })
    const put = (url: string, payload?: object) =>
      app.inject({ method: 'PUT', url, headers: { cookie: member.cookie }, payload })
    const marked = await put(`/api/progress/lists/${list.id}`, { upTo: ASM_1 })
    expect(marked.json()).toEqual({ marked: [ASM_3, ASM_1] })
    expect((await call('GET', '')).json().lists).toMatchObject([{ entries: 3, read: 2 }])
    const page = (await call('GET', `/${list.id}`)).json()
    const readAt = page.results.map((one: { readAt: string | null }) => one.readAt !== null)
    expect(readAt).toEqual([true, true, false])
    expect((await put(`/api/follows/lists/${list.id}`)).statusCode).toBe(204)
    const nextUp = await app.inject({
      url: '/api/next-up',
      headers: { cookie: member.cookie },
    })
    expect(nextUp.json().next).toMatchObject([
      { kind: 'lists', id: list.id, title: 'Webs', read: 2, of: 3, comic: { id: ASM_2 } },
    ])
  })
})

test('what another member follows of their lists is as unknown as no list', async () => {
  const { app, member, make } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1) })
  const { cookie } = await signUpMember(app)
  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, cookie: string, payload?: object) =>
    app.inject({ method, url, headers: { cookie }, payload })
  const path = `/api/follows/lists/${id}`
  await call('PUT', path, member.cookie)
  const foreign = [
    await call('PUT', path, cookie),
    await call('DELETE', path, cookie),
    await call('PUT', `${path}/put-off`, cookie, { until: null }),
    await call('PUT', `/api/progress/lists/${id}`, cookie),
  ]
  const missing = await call('DELETE', '/api/follows/lists/no-such-list', cookie)
  for (const answer of foreign) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body.replace(id, 'no-such-list')).toBe(missing.body)
  }
  const { follows } = (await call('GET', '/api/follows', member.cookie)).json()
  expect(follows).toMatchObject([{ id, putOffUntil: null }])
})

async function buildTokens() {
  const built = await buildLists()
  const { app, member } = built
  const tokenWith = async (...scopes: string[]) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers: { cookie: member.cookie },
      payload: { name: 'Reader', scopes },
    })
    return { authorization: `Bearer ${answer.json().token}` }
  }
  return { ...built, tokenWith }
}

test('of private lists a token sees nothing without their scope', async () => {
  const { app, make, tokenWith } = await buildTokens()
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2) })
  const whole = await tokenWith('progress:read', 'progress:write', 'lists')
  const writing = await tokenWith('progress:read', 'progress:write')
  const inject = (method: 'GET' | 'PUT' | 'DELETE', url: string, headers: typeof whole) =>
    app.inject({
      method,
      url,
      headers,
      ...(url.endsWith('put-off') && { payload: { until: null } }),
    })
  const calls = [
    ['PUT', `/api/follows/lists/${id}`],
    ['PUT', `/api/progress/lists/${id}`],
    ['PUT', `/api/follows/lists/${id}/put-off`],
    ['DELETE', `/api/follows/lists/${id}`],
  ] as const
  for (const [method, url] of calls) {
    const refused = await inject(method, url, writing)
    expect([url, refused.statusCode]).toEqual([url, 403])
    expect(refused.json().code).toBe('missing-scope')
  }
  expect((await inject('PUT', `/api/follows/lists/${id}`, whole)).statusCode).toBe(204)
  for (const [url, kept] of [
    ['/api/follows', 'follows'],
    ['/api/next-up', 'next'],
  ] as const) {
    expect((await inject('GET', url, whole)).json()[kept]).toMatchObject([{ id, title: 'Webs' }])
    expect((await inject('GET', url, writing)).json()).toEqual({ [kept]: [] })
  }
  expect((await inject('PUT', `/api/progress/lists/${id}`, whole)).json()).toEqual({
    marked: [ASM_1, ASM_2],
  })
})

test('a token opens what its scopes say, and nothing else', async () => {
  const { app, tokenWith } = await buildTokens()
  const reading = await tokenWith('progress:read')
  const writing = await tokenWith('progress:write')
  const listing = await tokenWith('lists')
  const status = async (
    method: 'GET' | 'PUT',
    url: string,
    headers: { authorization: string },
  ): Promise<number> => (await app.inject({ method, url, headers })).statusCode
  expect(await status('PUT', `/api/progress/comics/${ASM_1}`, writing)).toBe(204)
  expect(await status('PUT', `/api/progress/comics/${ASM_2}`, reading)).toBe(403)
  expect(await status('GET', `/api/progress?comics=${ASM_1}`, reading)).toBe(200)
  expect(await status('GET', `/api/progress?comics=${ASM_1}`, listing)).toBe(403)
  expect(await status('GET', '/api/lists', listing)).toBe(200)
  expect(await status('GET', '/api/lists', writing)).toBe(403)
  expect(await status('GET', '/api/favourites', writing)).toBe(401)
  const { read } = (
    await app.inject({ url: `/api/progress?comics=${ASM_1},${ASM_2}`, headers: reading })
  ).json()
  expect(read).toMatchObject([{ id: ASM_1, times: 1 }])
})
