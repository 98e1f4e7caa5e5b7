import type { FirebaseConfig } from '../../firebase-config.ts'
import type { Identity } from '../identity.ts'
import { createTokenMembers } from './token-members.ts'

interface FirebaseDependencies {
  config: FirebaseConfig
  now: () => Date
}

/** Accounts that Firebase keeps: pages deal with it directly, this server only reads its tokens. */
export function createFirebaseIdentity({ config, now }: FirebaseDependencies): Identity {
  return {
    members: createTokenMembers({ config, now }),
    // Nothing is kept here, so nothing answers here.
    routes: async () => {},
    // As the token says it; the rest is asked of Firebase.
    exportFor: async ({ displayName, email, emailVerified, photoURL }) => ({
      profile: { displayName, email, emailVerified, photoURL },
    }),
  }
}
