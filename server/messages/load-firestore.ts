import type { FieldValue, Firestore } from '@google-cloud/firestore'
import type { FirestoreConfig } from '../firebase-config.ts'

/** Else the library tries for a minute, and then says that it took too long instead of why. */
const NO_HIDDEN_RETRIES = {
  retry_codes: { none: [] },
  methods: { Commit: { retry_codes_name: 'none' } },
}

export interface LoadedFirestore {
  database: Firestore
  serverTimestamp: () => FieldValue
}

/** Only when it is needed: the library is larger than all the rest of the server. */
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
      // Else the library asks the network of a cloud that there is not.
      clientOptions: { universeDomain: 'googleapis.com' },
    }),
  })
  return { database, serverTimestamp: () => library.FieldValue.serverTimestamp() }
}
