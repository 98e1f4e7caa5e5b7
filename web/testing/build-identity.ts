import type { CurrentUser, Identity, UserListener } from '#web/lib/identity/identity.ts'

export function buildUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return { displayName: 'Asha Rao', email: 'asha.rao@example.com', photoURL: null, ...overrides }
}

interface TestIdentity extends Identity {
  /** Reports this state, as the provider would. */
  tell: UserListener
}

/** An in-memory identity provider. With undefined the first state stays unknown until `tell`. */
export function buildIdentity(user?: CurrentUser | null): TestIdentity {
  const listeners = new Set<UserListener>()
  let state = user
  const tell: UserListener = (next, here) => {
    state = next
    for (const listener of listeners) listener(next, here)
  }
  return {
    tell,
    onUserChanged(listener) {
      listeners.add(listener)
      if (state !== undefined) listener(state)
      return () => listeners.delete(listener)
    },
    check: async () => (state === undefined ? new Promise(() => {}) : state),
    async signUp({ displayName, email }) {
      tell(buildUser({ displayName, email }))
      return 'signed-in'
    },
    async signIn({ email }) {
      tell(buildUser({ email }))
      return 'signed-in'
    },
    async signInWithSocialAccount() {
      tell(buildUser())
    },
    async signOut() {
      tell(null, true)
    },
    async requestPasswordReset() {},
    async checkResetLink() {},
    async resetPassword() {},
    async changePassword() {},
    async updateProfile(changes) {
      tell({ ...(state ?? buildUser()), ...changes })
    },
    async sendVerificationMail() {},
    async confirmAddress() {},
    hasPassword: async () => true,
    async deleteAccount() {
      tell(null, true)
    },
    bearerToken: async () => null,
    async renew() {},
  }
}
