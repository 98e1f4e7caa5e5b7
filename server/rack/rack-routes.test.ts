import { describe, expect, test } from 'vitest'
import { ASM_1, ASM_2, ASM_1999, buildLists, entriesOf } from '../testing/build-lists.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'

const DAY_MS = 24 * 60 * 60_000
/** Of these the rack knows the ids. */
const EVENTS = `
  event | 238 | Civil Web | 1963-03 | 1963-11-30 | | 2026-11-01 | They fight.
    part | core | Amazing Spider-Man (1963) | 2 1
`
/** Changed later than everything else. */
const LATE = `
  series | 50009 | Late Tales | 2006 | limited | | | 1 | 1=2006-11 | | 2026-11-19
`

async function buildRack(environment: Record<string, string> = {}) {
  const files = { 'events/b.txt': EVENTS, 'series/b.txt': LATE }
  const built = await buildLists(environment, files)
  const { app, member } = built
  const headers = { cookie: member.cookie }
  return {
    ...built,
    rack: async () => (await app.inject({ url: '/api/rack', headers })).json(),
    put: (path: string) => app.inject({ method: 'PUT', url: `/api${path}`, headers }),
  }
}

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('somebody new finds doors, and whoever reads finds what comes next', async () => {
    const { rack, put } = await buildRack(await createEnvironment())
    expect(await rack()).toMatchObject({
      next: [],
      goOn: [],
      fresh: null,
      doors: [{ kind: 'events', id: 238, title: 'Civil Web', of: 2, comic: { id: ASM_2 } }],
    })
    await put(`/progress/comics/${ASM_1}`)
    expect(await rack()).toMatchObject({
      next: [],
      goOn: [{ kind: 'series', id: 1987, read: 1, comic: { id: ASM_2 } }],
      doors: [],
    })
    await put('/follows/series/1987')
    expect(await rack()).toMatchObject({ next: [{ id: 1987, comic: { id: ASM_2 } }], goOn: [] })
  })

  test('what changed since the last visit is new, until the next visit', async () => {
    const { rack, pass } = await buildRack(await createEnvironment())
    await rack()
    expect((await rack()).fresh).toBeNull()
    pass(2 * DAY_MS)
    const fresh = { total: 1, comics: [{ title: 'Late Tales (2006) #1' }] }
    expect((await rack()).fresh).toMatchObject(fresh)
    expect((await rack()).fresh).toMatchObject(fresh)
    pass(2 * DAY_MS)
    expect((await rack()).fresh).toBeNull()
  })

  test('visits are in the export, and gone with the account', async () => {
    const { app, rack, member, post, store } = await buildRack(await createEnvironment())
    await rack()
    const { cookie } = member
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    expect(exported.json().lastVisit).toMatch(/^2026-11-18T/)
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await store.all('SELECT * FROM rack_visits')).toEqual([])
  })
})

test('the six lists that were changed last are there, and what is put off is still followed', async () => {
  const { rack, put, make, call, app, member } = await buildRack()
  const lists: string[] = []
  for (let made = 1; made <= 8; made += 1) {
    const { id } = await make({ name: `List ${made}`, entries: entriesOf(ASM_1, ASM_2) })
    lists.push(id)
  }
  await call('PATCH', `/${lists[0]}`, { payload: { name: 'Changed' } })
  await call('DELETE', `/${lists[7]}`)
  await put(`/progress/comics/${ASM_1}`)
  await put('/follows/series/1987')
  await app.inject({
    method: 'PUT',
    url: '/api/follows/series/1987/put-off',
    headers: { cookie: member.cookie },
    payload: { until: '2030-01-01T00:00:00Z' },
  })
  const answer = await rack()
  expect(answer).toMatchObject({ next: [], follows: 1, doors: [] })
  expect(answer.lists.map(({ name }: { name: string }) => name)).toEqual([
    'Changed',
    'List 7',
    'List 6',
    'List 5',
    'List 4',
    'List 3',
  ])
  expect(answer.lists[0]).toMatchObject({ entries: 2, read: 1, pictures: [{}, {}] })
})

test('a series that is read to its end is nothing to go on with', async () => {
  const { rack, put } = await buildRack()
  await put(`/progress/comics/${ASM_1999}`)
  expect((await rack()).goOn).toEqual([])
})

test('this week of a past year has its comics', async () => {
  const { rack } = await buildRack()
  expect((await rack()).thisWeek).toMatchObject({
    coverMonth: '2006-11',
    comics: [{ kind: 'comics', title: 'Late Tales (2006) #1' }],
  })
})

test('each member has a rack of their own, and a visitor none', async () => {
  const { app, put } = await buildRack()
  await put(`/progress/comics/${ASM_1}`)
  const { cookie } = await signUpMember(app)
  const other = await app.inject({ url: '/api/rack', headers: { cookie } })
  expect(other.json().goOn).toEqual([])
  expect((await app.inject({ url: '/api/rack' })).statusCode).toBe(401)
})
