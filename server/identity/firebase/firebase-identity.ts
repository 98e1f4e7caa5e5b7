import type { FirebaseConfig } from '../../firebase-config.ts'
import type { Identity } from '../identity.ts'
import { createTokenMembers } from './token-members.ts'

interface FirebaseDependencies {
  config: FirebaseConfig
  now: () => Date
}

/** Accounts at Firebase: pages call Firebase directly, this server only verifies its ID tokens. */
export function createFirebaseIdentity({ config, now }: FirebaseDependencies): Identity {
  return {
    members: createTokenMembers({ config, now }),
    // No accounts are stored here, so there are no account routes.
    routes: async () => {},
    // Only the token's claims; the rest of the account is exported from Firebase.
    exportFor: async ({ displayName, email, emailVerified, photoURL }) => ({
      profile: { displayName, email, emailVerified, photoURL },
    }),
  }
}
