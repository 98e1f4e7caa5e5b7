import type { StoredDocument } from './backup-format.ts'

/**
 * The port to messages outside of the database, in Firestore. It has no transactions over all of them: what
 * is written and removed is seen at once.
 */
export interface MessageArchive {
  read(): AsyncIterable<StoredDocument[]>
  write(documents: StoredDocument[]): Promise<void>
  /** Removes all documents but those with these ids. */
  removeOthers(ids: ReadonlySet<string>): Promise<void>
  close(): Promise<void>
}
