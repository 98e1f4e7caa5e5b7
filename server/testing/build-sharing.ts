import type { Share } from '#contract/sharing.ts'
import { buildLists, listCalls } from './build-lists.ts'
import { buildSite, type TestOverrides } from './build-test-app.ts'
import { signUpMember } from './sign-up-member.ts'

const ADMIN = 'editor@example.com'

/** Lists of a member whose plan lets them share, and ways to read these as anybody. */
export async function buildSharing(
  environment: Record<string, string> = {},
  overrides: TestOverrides = {},
) {
  const parts = { site: buildSite(), ...overrides }
  const built = await buildLists({ ADMIN_EMAILS: ADMIN, ...environment }, {}, parts)
  const { app, store, call, member } = built

  const as = (cookie?: string) => (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url, payload, headers: { ...(cookie && { cookie }) } })
  const own = as(member.cookie)
  const visitor = as()

  async function share(id: string, choice: object = {}): Promise<Share> {
    const payload = { visibility: 'link', ...choice }
    const answer = await call('POST', `/${id}/share`, { payload })
    if (answer.statusCode !== 200) throw new Error(`Nothing was shared: ${answer.body}`)
    return answer.json()
  }

  async function newMember() {
    const { cookie } = await signUpMember(app)
    return { cookie, request: as(cookie), lists: listCalls(app, cookie) }
  }

  /** Somebody who may read the inbox. */
  async function newModerator() {
    const { cookie } = await signUpMember(app, { email: ADMIN })
    await store.run('UPDATE identity_users SET "emailVerified" = 1 WHERE email = ?', ADMIN)
    return as(cookie)
  }

  const choosePlan = (plan: string) => own('PUT', '/api/account/plan', { plan })
  await choosePlan('standard')
  return { ...built, own, visitor, share, newMember, newModerator, choosePlan }
}
