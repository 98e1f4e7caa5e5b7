import type { SignInWays } from '#contract/device-sessions.ts'
import { ApiRefusal, getJson, sendJson } from '#web/lib/api-client.ts'
import { IdentityError, type IdentityErrorCode } from '#web/lib/identity.ts'
import { paths } from '#web/lib/paths.ts'

/** The server answers with these words itself; any other is a plain refusal. */
const CODES = new Set<string>([
  'wrong-credentials',
  'address-taken',
  'weak-password',
  'invalid-email',
  'too-many-tries',
  'offline',
  'link-expired',
  'sign-in-again',
  'provider-unavailable',
] satisfies IdentityErrorCode[])

export async function signUp(input: { displayName: string; email: string; password: string }) {
  const { displayName, email, password } = input
  await post('/sign-up/email', { name: displayName, email, password })
}

export async function signIn(input: { email: string; password: string }) {
  await post('/sign-in/email', input)
}

/** Leaves the page: the provider sends the reader back to the login page. */
export async function signInWithSocialAccount(): Promise<never> {
  const callbackURL = paths.login
  const answer = await post('/sign-in/social', {
    provider: 'social',
    callbackURL,
    errorCallbackURL: callbackURL,
  })
  location.assign((answer as { url: string }).url)
  return new Promise(() => {})
}

export async function requestPasswordReset(email: string) {
  await post('/request-password-reset', { email, redirectTo: paths.resetPassword })
}

export async function resetPassword({ token, password }: { token: string; password: string }) {
  await post('/reset-password', { token, newPassword: password })
}

export async function changePassword({ current, next }: { current: string; next: string }) {
  await post('/change-password', {
    currentPassword: current,
    newPassword: next,
    revokeOtherSessions: true,
  })
}

export async function updateProfile(changes: { displayName?: string; photoURL?: string | null }) {
  const { displayName, photoURL } = changes
  await post('/update-user', {
    ...(displayName !== undefined && { name: displayName }),
    ...(photoURL !== undefined && { image: photoURL }),
  })
}

export async function sendVerificationMail() {
  await post('/send-verification-email')
}

export async function hasPassword(): Promise<boolean> {
  const ways = (await inWords(getJson('/api/auth/list-accounts'))) as SignInWays
  return ways.some(({ providerId }) => providerId === 'credential')
}

export async function deleteAccount({ password }: { password?: string }) {
  await post('/delete-user', password === undefined ? {} : { password })
}

function post(path: string, body?: object): Promise<unknown> {
  return inWords(sendJson('POST', `/api/auth${path}`, body))
}

async function inWords(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    const { message, fields, retryAfterS } = error
    const code = CODES.has(error.code) ? (error.code as IdentityErrorCode) : 'refused'
    throw new IdentityError(code, message, { cause: error, fields, retryAfterS })
  }
}
