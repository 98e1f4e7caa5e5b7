import type { FastifyInstance } from 'fastify'
import { toWrite } from '../members/audit.ts'
import { programVersion } from '../program-version.ts'
import { recordVersion } from '../store/bring-up-to-date.ts'
import type { Database } from '../store/database.ts'
import { OWN_MIGRATIONS, readTables } from '../store/tables.ts'
import { accountCalls, sign } from './account-calls.ts'
import { ASM_1, ASM_2, ASM_3, buildLists, entriesOf } from './build-lists.ts'
import { signUpWithApp, signUpWithPasskey } from './factor-calls.ts'
import { CONTACT } from './message-calls.ts'
import { PASSWORD, signUpMember } from './sign-up-member.ts'

/** Whoever has something of everything in a full store. */
export const FULL_MEMBER = { name: 'Asha Rao', email: 'asha.rao@example.com', password: PASSWORD }
export const FULL_LIST = 'Webs, "spun" and ½ – 蜘蛛'

const MATCHED = 'Publisher Name,Series Name,Full Title,Release Date,In Collection\n'
const COLLECTION = `${MATCHED}Marvel Comics,Amazing Spider-Man (1963 - 1998),Amazing Spider-Man #1,1963-03-01,1
DC Comics,Batman (1940 - 2011),Batman #1,1940-04-25,1`

/** What an operator did to the member. */
const ACT = { operator: 'root', host: 'rack', act: 'verify', outcome: 'unchanged' } as const

/** A site that was used: each table has a row, written by the calls of members. */
export async function buildFullStore(environment: Record<string, string> = {}) {
  const accounts = await buildLists(environment)
  const { app, store } = accounts
  const { cookie } = await signUpMember(app, FULL_MEMBER)
  await fillShelves(app, cookie)
  const { createKey } = accountCalls(app, cookie)
  const keyQuery = sign(await createKey())
  await accounts.post('/request-password-reset', { email: FULL_MEMBER.email })
  await accounts.post('/sign-in/email', { email: FULL_MEMBER.email, password: 'Not this 1!' })
  await signUpWithApp(accounts)
  await signUpWithPasskey(accounts)
  await recordVersion(store, programVersion(), new Date())
  await store.batch(toWrite({ ...ACT, memberId: await idOf(store), at: new Date() }))
  return { ...accounts, store, keyQuery }
}

async function idOf(store: Database): Promise<string> {
  const sql = 'SELECT id FROM identity_users WHERE email = ?'
  return (await store.first<{ id: string }>(sql, FULL_MEMBER.email))?.id ?? ''
}

/** What a member does who has just signed in, and it is there afterwards. */
async function fillShelves(app: FastifyInstance, cookie: string): Promise<void> {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object | string) => {
    const type = typeof payload === 'string' && { 'content-type': 'text/csv' }
    const headers = { cookie, ...type }
    const answer = await app.inject({ method, url: `/api${path}`, headers, payload })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`)
    return answer
  }
  await call('PUT', '/account/plan', { plan: 'standard' })
  await call('PUT', `/favourites/comics/${ASM_1}`)
  await call('POST', '/queries', CONTACT)
  const token = { name: 'Script', scopes: ['progress:read'] }
  await call('POST', '/tokens', token)
  await call('PUT', `/progress/comics/${ASM_1}`)
  await call('PUT', '/follows/series/1987')
  const entries = [
    ...entriesOf(ASM_1, ASM_2),
    { comic: ASM_3, section: 'Core', note: "It's\nhere" },
  ]
  const { id } = (
    await call('POST', '/lists', { name: FULL_LIST, description: 'All\nof \\ them', entries })
  ).json()
  await call('POST', `/lists/${id}/share`, { visibility: 'link' })
  await call('PUT', `/collection/comics/${ASM_2}`, { copies: [{ note: 'Signed by \\ somebody' }] })
  await call('GET', '/rack')
  const brought = (await call('POST', '/imports?name=mine.csv', COLLECTION)).json()
  await call('POST', `/imports/${brought.id}/commit`, {})
  await call('POST', '/imports?name=again.csv', COLLECTION)
  const handle = `asha-${brought.id
    .slice(0, 6)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0')}`
  await call('PUT', '/profile', { isPublic: true, handle, name: 'Asha' })
}

/** The rows of each of our tables but those of the limits, whose order is of no matter. */
export async function rowsOf(database: Database): Promise<Record<string, unknown[]>> {
  const tables = (await readTables(database)).filter((name) => !name.startsWith('limit_'))
  const rows = tables.map(async (table) => {
    const own = table === 'migrations' ? ` WHERE ${OWN_MIGRATIONS}` : ''
    const found = await database.all<Record<string, unknown>>(`SELECT * FROM "${table}"${own}`)
    const written = found.map((row) => JSON.stringify(Object.entries(row).sort()))
    return [table, written.sort()] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}
