import type { CurrentUser, Identity } from '#web/lib/identity/identity.ts'

export function buildUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return { displayName: 'Asha Rao', email: 'asha.rao@example.com', photoURL: null, ...overrides }
}

interface TestIdentity extends Identity {
  /** Reports this state, as the provider would. */
  tell(user: CurrentUser | null): void
}

/** An in-memory identity provider. With undefined the first state stays unknown until `tell`. */
export function buildIdentity(user?: CurrentUser | null): TestIdentity {
  const listeners = new Set<(user: CurrentUser | null) => void>()
  let state = user
  const tell = (next: CurrentUser | null) => {
    state = next
    for (const listener of listeners) listener(next)
  }
  return {
    tell,
    onUserChanged(listener) {
      listeners.add(listener)
      if (state !== undefined) listener(state)
      return () => listeners.delete(listener)
    },
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
      tell(null)
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
      tell(null)
    },
    bearerToken: async () => null,
    async renew() {},
  }
}
