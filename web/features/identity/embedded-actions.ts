import type { SignInWays } from '#contract/device-sessions.ts'
import type { SignInAnswer, SignUpAnswer } from '#contract/session.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { inWords } from './in-words.ts'
import type { IdentityActions } from './late-actions.ts'

interface UserState {
  /** Reads the session again. */
  renew(): Promise<void>
  tell(user: null): void
}

export function createEmbeddedActions(state: UserState): IdentityActions {
  const renew = () => inWords(state.renew())
  return {
    async signUp({ displayName, email, password }) {
      const body = { name: displayName, email, password }
      const answer = (await post('/sign-up/email', body)) as SignUpAnswer
      if (answer !== null && 'mailSent' in answer) return 'mail-sent'
      await renew()
      return 'signed-in'
    },
    async signIn(input) {
      const answer = (await post('/sign-in/email', input)) as SignInAnswer
      if (answer && 'secondStep' in answer) return 'second-step'
      await renew()
      return 'signed-in'
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
    async checkResetLink(token) {
      await post('/check-reset-link', { token })
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
      // It is saved, also where what is shown of it cannot be read at once.
      await renew().catch(() => {})
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
    renew,
  }
}

function post(path: string, body?: object): Promise<unknown> {
  return inWords(sendJson('POST', `/api/auth${path}`, body))
}
