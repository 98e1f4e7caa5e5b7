import { describe, expect, test } from 'vitest'
import { MAX_FOLLOWS } from '#contract/follows.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import {
  ARC,
  buildProgress,
  buildProgressOf,
  EVENT,
  issue,
  OTHER_ISSUE,
  SERIES,
  storeFollows,
} from '../testing/build-progress.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD } from '../testing/sign-up-member.ts'

type Call = Awaited<ReturnType<typeof buildProgress>>['call']

async function listFollows(call: Call): Promise<string[]> {
  const { follows } = (await call('GET', '/follows')).json()
  return follows.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`)
}

async function listNext(call: Call): Promise<number[]> {
  const { next } = (await call('GET', '/next-up')).json()
  return next.map(({ comic }: { comic: { id: number } }) => comic.id)
}

const shareProgress = shareInFile(() => buildProgressOf())

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('what is followed is listed in the member’s order', async () => {
    const { call } = await buildProgress(await createEnvironment())
    for (const path of [`events/${EVENT}`, `series/${SERIES}`, `arcs/${ARC}`, `events/${EVENT}`]) {
      expect((await call('PUT', `/follows/${path}`)).statusCode).toBe(204)
    }
    expect((await call('GET', '/follows')).json().follows[0]).toEqual({
      kind: 'events',
      id: EVENT,
      title: 'Web War',
      href: `/events/${EVENT}`,
      followedAt: expect.stringMatching(/^2026-11-15T10:/),
      putOffUntil: null,
    })
    const order = [
      { kind: 'arcs', id: ARC },
      { kind: 'series', id: 999 },
    ]
    expect((await call('PUT', '/follows', { order })).statusCode).toBe(204)
    expect(await listFollows(call)).toEqual([`arcs ${ARC}`, `events ${EVENT}`, `series ${SERIES}`])
    for (const _once of [1, 2]) {
      expect((await call('DELETE', `/follows/events/${EVENT}`)).statusCode).toBe(204)
    }
    await call('PUT', `/follows/events/${EVENT}`)
    expect(await listFollows(call)).toEqual([`arcs ${ARC}`, `series ${SERIES}`, `events ${EVENT}`])
  })

  test('next up is the first unread comic after the one read last, until all are read', async () => {
    const { call } = await buildProgress(await createEnvironment())
    await call('PUT', `/follows/events/${EVENT}`)
    await call('PUT', `/follows/series/${SERIES}`)
    expect(await listNext(call)).toEqual([issue(2), issue(1)])
    await call('PUT', `/progress/comics/${issue(2)}`)
    const { next } = (await call('GET', '/next-up')).json()
    expect(next[0]).toMatchObject({ kind: 'events', id: EVENT, title: 'Web War', read: 1, of: 3 })
    expect(next[0].comic).toMatchObject({ title: 'Amazing Spider-Man (1963) #1', kind: 'comics' })
    expect(next[1].comic.id).toBe(issue(3))
    await call('PUT', `/progress/comics/${OTHER_ISSUE}`)
    expect(await listNext(call)).toEqual([issue(1), issue(3)])
    await call('PUT', `/progress/comics/${issue(1)}`)
    expect(await listNext(call)).toEqual([issue(3)])
  })

  test('what is put off is left out until then', async () => {
    const { call } = await buildProgress(await createEnvironment())
    await call('PUT', `/follows/series/${SERIES}`)
    const putOff = (until: string | null) =>
      call('PUT', `/follows/series/${SERIES}/put-off`, { until })
    expect((await putOff('2026-12-24')).statusCode).toBe(204)
    expect(await listNext(call)).toEqual([])
    expect((await call('GET', '/follows')).json().follows[0].putOffUntil).toBe(
      '2026-12-24T00:00:00.000Z',
    )
    for (const until of ['2026-11-14', null]) {
      await putOff(until)
      expect(await listNext(call)).toEqual([issue(1)])
      expect((await call('GET', '/follows')).json().follows[0].putOffUntil).toBe(null)
    }
  })

  test('each member follows for themselves, in the export and until the account goes', async () => {
    const { app, call, member, post, store, signUpOther } = await buildProgress(
      await createEnvironment(),
    )
    const other = await signUpOther()
    await call('PUT', `/follows/series/${SERIES}`)
    await other('PUT', `/follows/arcs/${ARC}`)
    await call('PUT', `/progress/comics/${issue(1)}`)
    expect(await listNext(other)).toEqual([issue(3)])
    const foreign = await other('PUT', `/follows/series/${SERIES}/put-off`, { until: null })
    const missing = await other('PUT', '/follows/series/999/put-off', { until: null })
    expect(foreign.statusCode).toBe(404)
    expect(foreign.json().message.replace(SERIES, '999')).toBe(missing.json().message)
    const { cookie } = member
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    const followedAt = expect.stringMatching(/^2026-11-15T10:/)
    expect(exported.json().follows).toEqual([
      { kind: 'series', id: SERIES, followedAt, putOffUntil: null },
    ])
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await store.all('SELECT kind FROM follows')).toEqual([{ kind: 'arcs' }])
  })
})

test('what the catalogue no longer has is hidden, and can be dropped', async () => {
  const { call, store } = await buildProgressOf()
  await storeFollows(store, [999])
  expect(await listFollows(call)).toEqual([])
  expect(await listNext(call)).toEqual([])
  expect((await call('DELETE', '/follows/series/999')).statusCode).toBe(204)
  expect((await call('DELETE', '/follows/series/999')).statusCode).toBe(404)
})

test('a series is followed under the id that it has now', async () => {
  const { call } = await buildProgressOf(undefined, { 'ids/a.txt': 'series | 60001 | 1987' })
  await call('PUT', '/follows/series/60001')
  expect(await listFollows(call)).toEqual([`series ${SERIES}`])
  await call('DELETE', '/follows/series/60001')
  expect(await listFollows(call)).toEqual([])
})

test('beyond the limit nothing more is followed, in words', async () => {
  const { call, store } = await buildProgressOf()
  await call('PUT', `/follows/arcs/${ARC}`)
  const others = Array.from({ length: MAX_FOLLOWS - 1 }, (_, index) => 70_000 + index)
  await storeFollows(store, others)
  const refused = await call('PUT', `/follows/series/${SERIES}`)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe(
    'You follow 500 things, and there is no room for more. Drop one first.',
  )
  expect((await call('PUT', `/follows/arcs/${ARC}`)).statusCode).toBe(204)
})

test.each([
  ['PUT', '/follows/comics/1', undefined, 404],
  ['PUT', '/follows/series/999', undefined, 404],
  ['PUT', '/follows/lists/AbC123', undefined, 404],
  ['DELETE', '/follows/lists/AbC123', undefined, 404],
  ['DELETE', '/follows/lists/%00', undefined, 404],
  ['PUT', '/follows/series/x', undefined, 422],
  ['PUT', '/follows', { order: [{ kind: 'comics', id: 1 }] }, 422],
  ['PUT', '/follows', { order: Array(501).fill({ kind: 'series', id: 1 }) }, 422],
  ['PUT', '/follows/series/1987/put-off', { until: 'later' }, 422],
  ['PUT', '/follows/series/1987/put-off', {}, 422],
] as const)('%s %s with %o is refused', async (method, path, body, status) => {
  const { call } = await shareProgress()
  const answer = await call(method, path, body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().message).toMatch(/\.$/)
})
