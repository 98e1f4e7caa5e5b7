import { needed } from './config-error.ts'
import type { Environment } from './environment.ts'

export interface FirebaseConfig {
  projectId: string
  apiKey: string
  authDomain: string
  /** `host:port` of the emulator; undefined: Firebase itself. */
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

export interface FirestoreConfig {
  projectId: string
  /** `host:port` of the emulator; undefined: Firestore itself. */
  emulatorHost: string | undefined
  /** A service account key; undefined: Google's application default credentials. */
  keyFile: string | undefined
}

export function readFirestore(set: Environment): FirestoreConfig | null {
  if (set.QUERIES !== 'firestore') return null
  const [projectId] = needed(set, 'QUERIES=firestore', ['FIREBASE_PROJECT_ID'])
  const { FIRESTORE_EMULATOR_HOST, GOOGLE_APPLICATION_CREDENTIALS } = set
  return {
    projectId,
    emulatorHost: FIRESTORE_EMULATOR_HOST,
    keyFile: GOOGLE_APPLICATION_CREDENTIALS,
  }
}
