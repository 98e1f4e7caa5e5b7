import type { DocumentData, DocumentSnapshot, Firestore } from '@google-cloud/firestore'
import type { FirestoreConfig } from '../firebase-config.ts'
import { fromJson, type JsonFields, toJson } from './firestore-json.ts'
import { COLLECTION } from './firestore-message-store.ts'
import { loadFirestore } from './load-firestore.ts'

interface ArchivedDocument {
  id: string
  fields: JsonFields
}

/** Documents at once: messages are short, and the service takes ten megabytes. */
const PART = 200

/** All documents of the collection as they are, for a backup: also those that others have written. */
export class FirestoreArchive {
  private readonly config: FirestoreConfig
  private loaded: ReturnType<typeof loadFirestore> | undefined

  constructor(config: FirestoreConfig) {
    this.config = config
  }

  async *read(): AsyncGenerator<ArchivedDocument[]> {
    for await (const documents of this.pages()) {
      yield documents.map((document) => ({
        id: document.id,
        fields: toJson(document.data() ?? {}),
      }))
    }
  }

  async write(documents: ArchivedDocument[]): Promise<void> {
    if (documents.length === 0) return
    const database = await this.open()
    const library = await import('@google-cloud/firestore')
    const batch = database.batch()
    for (const { id, fields } of documents) {
      batch.set(database.collection(COLLECTION).doc(id), fromJson(fields, { database, library }))
    }
    await batch.commit()
  }

  async removeOthers(ids: ReadonlySet<string>): Promise<void> {
    const database = await this.open()
    for await (const documents of this.pages()) {
      const others = documents.filter(({ id }) => !ids.has(id))
      if (others.length === 0) continue
      const batch = database.batch()
      for (const { ref } of others) batch.delete(ref)
      await batch.commit()
    }
  }

  async close(): Promise<void> {
    await (await this.loaded)?.database.terminate()
  }

  /** In the order of their names, which all of them have. */
  private async *pages(): AsyncGenerator<DocumentSnapshot<DocumentData>[]> {
    const database = await this.open()
    const { FieldPath } = await import('@google-cloud/firestore')
    const all = database.collection(COLLECTION).orderBy(FieldPath.documentId()).limit(PART)
    let next = all
    for (;;) {
      const { docs } = await next.get()
      yield docs
      const last = docs.at(-1)
      if (last === undefined || docs.length < PART) return
      next = all.startAfter(last)
    }
  }

  private async open(): Promise<Firestore> {
    this.loaded ??= loadFirestore(this.config)
    return (await this.loaded).database
  }
}
