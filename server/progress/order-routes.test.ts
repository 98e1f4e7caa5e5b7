import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import {
  ARC,
  buildProgress,
  buildProgressOf,
  EVENT,
  ISSUE_5_1,
  issue,
  OTHER_ISSUE,
  OTHER_SERIES,
  SERIES,
} from '../testing/build-progress.ts'
import { databases } from '../testing/databases.ts'

const shareProgress = shareInFile(() => buildProgressOf())

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a series, an event and an arc are marked, and counted wherever their comics are', async () => {
    const { call } = await buildProgress(await createEnvironment())
    const mark = async (path: string, body?: object) =>
      (await call('PUT', `/progress/${path}`, body)).json().marked
    expect(await mark(`series/${SERIES}`, { numbers: '1..2' })).toEqual([issue(1), issue(2)])
    expect(await mark(`events/${EVENT}`)).toEqual([OTHER_ISSUE])
    expect(await mark(`arcs/${ARC}`, { upTo: issue(3) })).toEqual([issue(3)])
    const count = async (kind: string, ids: string) =>
      (await call('GET', `/progress/${kind}?ids=${ids}`)).json().counts
    expect(await count('series', `${SERIES},${OTHER_SERIES},999`)).toEqual([
      { id: SERIES, read: 3, of: 7 },
      { id: OTHER_SERIES, read: 1, of: 1 },
    ])
    expect(await count('events', `${EVENT}`)).toEqual([{ id: EVENT, read: 3, of: 3 }])
    expect(await count('arcs', `${ARC}`)).toEqual([{ id: ARC, read: 2, of: 3 }])
    expect(await count('characters', '1009610')).toEqual([{ id: 1009610, read: 3, of: 5 }])
    expect(await count('creators', '20001,20002')).toMatchObject([
      { id: 20001, read: 3 },
      { id: 20002, read: 3 },
    ])
    expect(await mark(`series/${SERIES}`)).toEqual([issue(4), issue(5), ISSUE_5_1, issue(6)])
  })
})

test('up to a number means in the order of the series', async () => {
  const { call } = await buildProgressOf()
  const answer = await call('PUT', `/progress/series/${SERIES}`, { upTo: '5.1' })
  expect(answer.json()).toEqual({ marked: [...[1, 2, 3, 4, 5].map(issue), ISSUE_5_1] })
})

test('what was marked without a connection keeps its date', async () => {
  const { call } = await buildProgressOf()
  await call('PUT', `/progress/series/${SERIES}`, { upTo: '1', readAt: '2026-11-14T20:00:00Z' })
  await call('PUT', `/progress/arcs/${ARC}`, { upTo: issue(3), readAt: '2026-11-13' })
  const { read } = (await call('GET', `/progress?comics=${issue(1)},${issue(3)}`)).json()
  expect(read).toEqual([
    { id: issue(1), readAt: '2026-11-14T20:00:00.000Z', times: 1 },
    { id: issue(3), readAt: '2026-11-13T00:00:00.000Z', times: 1 },
  ])
})

test.each([
  [`series/${SERIES}`, { readAt: '2026-12-24' }, 422],
  [`events/${EVENT}`, { readAt: 'yesterday' }, 422],
  ['series/999', undefined, 404],
  ['events/999', undefined, 404],
  ['arcs/999', undefined, 404],
  ['lists/AbC123', undefined, 404],
  [`series/${SERIES}`, { numbers: '1', upTo: '2' }, 422],
  [`series/${SERIES}`, { numbers: '1,99' }, 422],
  [`series/${SERIES}`, { upTo: '1..2' }, 422],
  [`series/${SERIES}`, { numbers: '1,'.repeat(400) }, 422],
  [`events/${EVENT}`, { upTo: issue(6) }, 422],
  [`arcs/${ARC}`, { upTo: '<script>' }, 422],
])('%s with %o is refused, and nothing is marked', async (path, body, status) => {
  const { call, store } = await shareProgress()
  const answer = await call('PUT', `/progress/${path}`, body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().message).toMatch(/\.$/)
  expect(await store.all('SELECT * FROM readings')).toEqual([])
})
