import type { SignInWays } from '#contract/device-sessions.ts'
import type { SignUpAnswer } from '#contract/session.ts'
import { ApiRefusal, getJson, sendJson } from '#web/lib/api/api-client.ts'
import { IdentityError, type IdentityErrorCode } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { IdentityActions } from './late-actions.ts'

/** Codes that the server sends itself; any other becomes `refused`. */
const CODES = new Set<string>([
  'wrong-credentials',
  'address-taken',
  'weak-password',
  'invalid-email',
  'too-many-tries',
  'offline',
  'link-expired',
  'other-account',
  'already-verified',
  'sign-in-again',
  'provider-unavailable',
  'unavailable',
] satisfies IdentityErrorCode[])

interface UserState {
  /** Reads the session again. */
  renew(): Promise<void>
  tell(user: null): void
}

export function createEmbeddedActions(state: UserState): IdentityActions {
  return {
    async signUp({ displayName, email, password }) {
      const body = { name: displayName, email, password }
      const answer = (await post('/sign-up/email', body)) as SignUpAnswer
      if (answer !== null && 'mailSent' in answer) return 'mail-sent'
      await state.renew()
      return 'signed-in'
    },
    async signIn(input) {
      await post('/sign-in/email', input)
      await state.renew()
    },
    /** By redirect: the provider sends the reader back to the login page. */
    async signInWithSocialAccount() {
      const callbackURL = paths.login
      const answer = await post('/sign-in/social', {
        provider: 'social',
        callbackURL,
        errorCallbackURL: callbackURL,
      })
      location.assign((answer as { url: string }).url)
      return new Promise(() => {})
    },
    async requestPasswordReset(email) {
      await post('/request-password-reset', { email, redirectTo: paths.resetPassword })
    },
    async resetPassword({ token, password }) {
      await post('/reset-password', { token, newPassword: password })
    },
    async changePassword({ current, next }) {
      await post('/change-password', {
        currentPassword: current,
        newPassword: next,
        revokeOtherSessions: true,
      })
    },
    async updateProfile({ displayName, photoURL }) {
      await post('/update-user', {
        ...(displayName !== undefined && { name: displayName }),
        ...(photoURL !== undefined && { image: photoURL }),
      })
      await state.renew()
    },
    async sendVerificationMail() {
      await post('/send-verification-email')
    },
    async confirmAddress(token) {
      await post('/verify-email', { token })
    },
    async hasPassword() {
      const ways = (await inWords(getJson('/api/auth/list-accounts'))) as SignInWays
      return ways.some(({ providerId }) => providerId === 'credential')
    },
    async deleteAccount({ password }) {
      await post('/delete-user', password === undefined ? {} : { password })
      state.tell(null)
    },
    bearerToken: async () => null,
  }
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
