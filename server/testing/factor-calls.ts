import type { AppSetup } from '#contract/factors.ts'
import type { buildAccounts } from './build-accounts.ts'
import { PASSWORD, signUpMember } from './sign-up-member.ts'
import { createSoftAuthenticator } from './soft-authenticator.ts'
import { totpOf } from './totp.ts'

type Accounts = Awaited<ReturnType<typeof buildAccounts>>

/** A member with an authenticator app; `cookie` is of the session that the set-up has left. */
export async function signUpWithApp(accounts: Accounts) {
  const { app, post } = accounts
  const { email, cookie } = await signUpMember(app)
  const begun = await post('/two-factor/enable', { password: PASSWORD }, { cookie })
  const setup: AppSetup = begun.json()
  const confirmed = await post('/two-factor/confirm', { code: totpOf(setup.key) }, { cookie })
  if (confirmed.status !== 200) throw new Error(`The app is not on: ${confirmed.text}`)
  return { ...setup, email, cookie: confirmed.cookie }
}

/** The right password; the cookie is for the second step. */
export async function takeFirstStep({ post }: Accounts, email: string) {
  const answer = await post('/sign-in/email', { email, password: PASSWORD }, { from: '10.1.1.1' })
  return answer.cookie
}

/** A member with one passkey, and the device that holds it. */
export async function signUpWithPasskey(accounts: Accounts) {
  const member = await signUpMember(accounts.app)
  const device = createSoftAuthenticator()
  const answer = await addPasskey(accounts, member.cookie, device)
  if (answer.status !== 200) throw new Error(`No passkey was added: ${answer.text}`)
  return { ...member, device }
}

export async function addPasskey(
  { post }: Accounts,
  cookie: string,
  device = createSoftAuthenticator(),
  ceremony: { origin?: string; rpId?: string; userVerified?: boolean } = {},
) {
  const begun = await post('/passkey/generate-register-options', {}, { cookie })
  const { challenge } = begun.json()
  return post(
    '/passkey/verify-registration',
    { name: 'My phone', response: device.register({ challenge, ...ceremony }) },
    { cookie: `${cookie}; ${begun.cookie}` },
  )
}

export async function signInByPasskey(
  { post }: Accounts,
  device: ReturnType<typeof createSoftAuthenticator>,
  ceremony: { origin?: string; rpId?: string; userVerified?: boolean } = {},
) {
  const begun = await post('/passkey/generate-authenticate-options')
  const { challenge } = begun.json()
  const response = device.authenticate({ challenge, ...ceremony })
  return post('/passkey/verify-authentication', { response }, { cookie: begun.cookie })
}
