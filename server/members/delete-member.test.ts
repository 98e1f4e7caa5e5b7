import { describe, expect, test } from 'vitest'
import type { Database } from '../store/database.ts'
import { accountCalls } from '../testing/account-calls.ts'
import { ASM_1, entriesOf } from '../testing/build-lists.ts'
import { buildSharing } from '../testing/build-sharing.ts'
import { databases } from '../testing/databases.ts'
import { addPasskey } from '../testing/factor-calls.ts'
import { runMembers, runMembersTyping } from '../testing/run-members.ts'

/** Counts of limits, which end with their time. */
const COUNTS = /^limit_/

async function tablesOf(database: Database): Promise<string[]> {
  const sql =
    database.kind === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`
  const rows = await database.all<{ name: string }>(sql)
  return rows.map(({ name }) => name).filter((name) => !COUNTS.test(name))
}

/** The tables with a row that has one of these texts anywhere. */
async function tablesWith(database: Database, ...texts: string[]): Promise<string[]> {
  const found = []
  for (const table of await tablesOf(database)) {
    const rows = JSON.stringify(await database.all(`SELECT * FROM ${table}`))
    if (texts.some((text) => rows.includes(text))) found.push(table)
  }
  return found.sort()
}

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  /** A member with something in every domain. */
  async function build() {
    const environment = await createEnvironment()
    const built = await buildSharing(environment)
    const { own, make, share, member, store, post } = built
    const { id: list } = await make({ entries: entriesOf(ASM_1) })
    await share(list, { visibility: 'public' })
    await accountCalls(built.app, member.cookie).createKey()
    await own('PUT', '/api/profile', { isPublic: true, handle: 'asha', name: 'Asha' })
    await own('POST', '/api/tokens', { name: 'My e-reader', scopes: ['lists'] })
    await own('PUT', `/api/favourites/comics/${ASM_1}`)
    await own('PUT', `/api/progress/comics/${ASM_1}`, {})
    await own('PUT', `/api/follows/lists/${list}`)
    await own('PUT', `/api/collection/comics/${ASM_1}`, { copies: [{}], wish: true })
    await own('POST', '/api/queries', { fullname: 'Asha Rao', email: member.email, message: 'Hi' })
    await addPasskey({ ...built, post }, member.cookie)
    await runMembers(environment, 'reset-link', member.email)
    const [{ id } = { id: '' }] = await store.all<{ id: string }>(
      'SELECT id FROM identity_users WHERE email = ?',
      member.email,
    )
    const left = () => tablesWith(store, id, member.email)
    return { ...built, environment, id, left }
  }

  test('a deletion leaves no row but the note of it, which names nobody', async () => {
    const { environment, left, member, id, own, store, app, newMember } = await build()
    const other = await newMember()
    expect((await left()).length).toBeGreaterThan(14)
    expect(await runMembers(environment, 'delete', member.email, '--yes')).toEqual({
      code: 0,
      printed: `${member.email} is deleted, with all that was kept.\n`,
      complained: '',
    })
    expect(await left()).toEqual(['member_acts'])
    expect(await tablesWith(store, member.email)).toEqual([])
    expect((await own('GET', '/api/account')).statusCode).toBe(401)
    const audit = JSON.parse((await runMembers(environment, 'audit', '--json')).printed)
    const named = { memberId: id, email: null }
    expect(audit).toMatchObject([
      { ...named, act: 'reset-link', outcome: 'done' },
      { ...named, act: 'delete', outcome: 'begun' },
      { ...named, act: 'delete', outcome: 'done' },
    ])
    expect((await other.request('GET', '/api/account')).statusCode).toBe(200)
    expect((await app.inject('/api/members/asha')).statusCode).toBe(404)
  })

  test('a deletion that fails half-way leaves the account disabled, and can be ended', async () => {
    const { environment, left, member, own, store } = await build()
    await store.run('ALTER TABLE favourites RENAME TO favourites_elsewhere')
    const failed = await runMembers(environment, 'delete', member.email, '--yes')
    expect(failed.code).toBe(1)
    expect(failed.complained).toMatch(
      /^.*favourites.* The account is disabled until this has run to its end\.\n$/,
    )
    expect((await own('GET', '/api/account')).statusCode).toBe(401)
    await store.run('ALTER TABLE favourites_elsewhere RENAME TO favourites')
    expect((await runMembers(environment, 'delete', member.email, '--yes')).code).toBe(0)
    expect(await left()).toEqual(['member_acts'])
    const audit = JSON.parse((await runMembers(environment, 'audit', '--json')).printed)
    expect(audit.slice(1).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...['begun', 'failed', 'begun', 'done'],
    ])
  })

  test('a deletion wants the address typed, and nothing else will do', async () => {
    const { environment, left, member } = await build()
    const before = await left()
    for (const typed of [undefined, '', 'y', 'yes', 'other@example.com']) {
      const refused = await runMembersTyping(typed, environment, 'delete', member.email)
      expect(refused).toEqual({
        code: 1,
        printed: '',
        complained: `This cannot be undone. Type ${member.email} to delete it all: \nThat was something else, so nothing was deleted. With --yes nothing is asked.\n`,
      })
    }
    expect(await left()).toEqual(before)
    const typed = ` ${member.email.toUpperCase()}`
    expect((await runMembersTyping(typed, environment, 'delete', member.email)).code).toBe(0)
    expect(await left()).toEqual(['member_acts'])
  })
})
