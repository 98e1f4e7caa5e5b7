import { describe, expect, test } from 'vitest'
import { ASM_1, ASM_2, ASM_3, buildLists, entriesOf } from '../testing/build-lists.ts'
import { databases } from '../testing/databases.ts'

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

test('a token opens what its scopes say, and nothing else', async () => {
  const { app, member } = await buildLists()
  const tokenWith = async (...scopes: string[]) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers: { cookie: member.cookie },
      payload: { name: 'Reader', scopes },
    })
    return { authorization: `Bearer ${answer.json().token}` }
  }
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
