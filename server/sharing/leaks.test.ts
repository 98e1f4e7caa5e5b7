import { expect, test } from 'vitest'
import { ASM_1, entriesOf } from '../testing/build-lists.ts'
import { buildSharing } from '../testing/build-sharing.ts'
import { PASSWORD } from '../testing/sign-up-member.ts'

const UNKNOWN = 'a'.repeat(32)

type Built = Awaited<ReturnType<typeof buildSharing>>
type State = (built: Built, list: { id: string; token: string }) => Promise<unknown>

/** Everything that a link opens. */
const ADDRESSES: ['GET' | 'POST', (token: string) => string][] = [
  ['GET', (token) => `/api/shared/${token}`],
  ['GET', (token) => `/api/shared/${token}?offset=1&limit=500`],
  ['POST', (token) => `/api/shared/${token}/save`],
  ['GET', (token) => `/shared/${token}`],
  ['GET', (token) => `/shared/${token}/feed.xml`],
  ['GET', (token) => `/shared/${token}/embed`],
  ['GET', (token) => `/shared/${token}/picture.jpg`],
]

const STATES: [string, State][] = [
  ['private', ({ share }, { id }) => share(id, { visibility: 'private' })],
  ['deleted', ({ call }, { id }) => call('DELETE', `/${id}`)],
  [
    'hidden',
    async ({ newModerator }, { token }) =>
      (await newModerator())('PUT', `/api/shared/${token}/hidden`, { hidden: true }),
  ],
  ['at another link', ({ share }, { id }) => share(id, { visibility: 'link', replace: true })],
  [
    'of somebody who is disabled',
    ({ store, member }) =>
      store.run(`UPDATE identity_users SET "disabledAt" = '2026' WHERE email = ?`, member.email),
  ],
  [
    'gone with its owner',
    ({ post, member: { cookie } }) => post('/delete-user', { password: PASSWORD }, { cookie }),
  ],
]

test.each(STATES)('a list that is %s cannot be told from one that never was', async (_, change) => {
  const built = await buildSharing()
  const { make, share, own, visitor, newMember } = built
  await own('PUT', '/api/profile', { isPublic: true, handle: 'asha', name: 'Asha' })
  const { id } = await make({ name: 'Secret webs', entries: entriesOf(ASM_1) })
  const { token } = await share(id, { visibility: 'public' })
  if (token === null) throw new Error('There is no link.')
  const reader = await newMember()
  const ask = async (shared: string) => {
    const answers = []
    for (const [method, address] of ADDRESSES) {
      const { statusCode, headers, body } = await reader.request(method, address(shared))
      const { 'x-request-id': _id, date: _date, ...told } = headers
      answers.push({ address: address(''), statusCode, told, body })
    }
    return answers
  }
  for (const { statusCode } of await ask(token)) expect([200, 201]).toContain(statusCode)
  expect((await visitor('GET', '/api/members/asha')).body).toContain('Secret webs')
  const saved = (await reader.lists('GET', '')).json().lists.length

  await change(built, { id, token })
  const answers = await ask(token)
  expect(answers).toEqual(await ask(UNKNOWN))
  for (const { statusCode } of answers) expect(statusCode).toBe(404)
  expect((await visitor('GET', '/api/members/asha')).body).not.toContain('webs')
  expect((await reader.lists('GET', '')).json().lists).toHaveLength(saved)
})
