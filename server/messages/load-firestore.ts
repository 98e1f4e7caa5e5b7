import type { FieldValue, Firestore } from '@google-cloud/firestore'
import type { FirestoreConfig } from '../firebase-config.ts'

/** Otherwise the SDK retries for a minute, and then reports a timeout instead of the cause. */
const NO_HIDDEN_RETRIES = {
  retry_codes: { none: [] },
  methods: { Commit: { retry_codes_name: 'none' } },
}

export interface LoadedFirestore {
  database: Firestore
  serverTimestamp: () => FieldValue
}

/** Lazy import: the SDK is larger than all the rest of the server. */
export async function loadFirestore(config: FirestoreConfig): Promise<LoadedFirestore> {
  const { projectId, emulatorHost, keyFile } = config
  const library = await import('@google-cloud/firestore')
  const database = new library.Firestore({
    projectId,
    clientConfig: { interfaces: { 'google.firestore.v1.Firestore': NO_HIDDEN_RETRIES } },
    ...(keyFile && { keyFilename: keyFile }),
    ...(emulatorHost && {
      host: emulatorHost,
      ssl: false,
      // Otherwise the SDK queries Google Cloud's metadata server, which does not exist here.
      clientOptions: { universeDomain: 'googleapis.com' },
    }),
  })
  return { database, serverTimestamp: () => library.FieldValue.serverTimestamp() }
}
