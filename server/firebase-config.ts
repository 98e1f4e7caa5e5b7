import { needed } from './config-error.ts'
import type { Environment } from './environment.ts'

export interface FirebaseConfig {
  projectId: string
  apiKey: string
  authDomain: string
  /** `host:port` of the provider's emulator; undefined: the provider itself. */
  emulatorHost: string | undefined
}

export function readFirebase(set: Environment): FirebaseConfig | null {
  if (set.IDENTITY !== 'firebase') return null
  const [projectId, apiKey, authDomain] = needed(set, 'IDENTITY=firebase', [
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
  ])
  return { projectId, apiKey, authDomain, emulatorHost: set.FIREBASE_AUTH_EMULATOR_HOST }
}
