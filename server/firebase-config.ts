import { ConfigError, needed } from './config-error.ts'
import type { Environment } from './environment.ts'
import { isLoopbackOnly } from './loopback.ts'

export interface FirebaseConfig {
  projectId: string
  apiKey: string
  authDomain: string
  /** `host:port` of the emulator; undefined: Firebase itself. */
  emulatorHost: string | undefined
}

export function readFirebase(set: Environment, publicUrl: string): FirebaseConfig | null {
  checkEmulator(set, publicUrl)
  if (set.IDENTITY !== 'firebase') return null
  const [projectId, apiKey, authDomain] = needed(set, 'IDENTITY=firebase', [
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
  ])
  return { projectId, apiKey, authDomain, emulatorHost: set.FIREBASE_AUTH_EMULATOR_HOST }
}

/** The Auth emulator's tokens are not signed, so that anybody who reaches this server is anybody. */
function checkEmulator({ HOST, FIREBASE_AUTH_EMULATOR_HOST }: Environment, publicUrl: string) {
  if (FIREBASE_AUTH_EMULATOR_HOST === undefined || isLoopbackOnly(HOST, publicUrl)) return
  throw new ConfigError([
    'FIREBASE_AUTH_EMULATOR_HOST: is for one machine, since its tokens are not signed: unset it, ' +
      'or leave HOST and PUBLIC_URL at their defaults',
  ])
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
