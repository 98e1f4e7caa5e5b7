import type { StoredDocument } from './backup-format.ts'
import type { MessageArchive } from './message-archive.ts'
import { type MessageRow, toDocument, toMessageRow } from './message-rows.ts'
import type { Target } from './open-target.ts'
import type { OpenedBackup } from './read-backup.ts'

const MESSAGES = 200

/**
 * Puts the messages where this site has them, wherever they were: in the transaction of the database, or in
 * Firestore at once. Returns how many are in Firestore.
 */
export async function restoreMessages(
  { head, parts }: OpenedBackup,
  target: Target,
  archive: MessageArchive | null,
): Promise<number> {
  if (archive === null) {
    for await (const some of documentsOf(parts())) await insertMessages(target, some)
    return 0
  }
  const wereThere = head.messages === 'firestore'
  return replaceDocuments(archive, wereThere ? documentsOf(parts()) : takeMessages(target))
}

/** What is to go is removed last, so that until then nothing is lost. Returns how many there are. */
export async function replaceDocuments(
  archive: MessageArchive,
  documents: AsyncIterable<StoredDocument[]>,
): Promise<number> {
  const ids = new Set<string>()
  for await (const some of documents) {
    await archive.write(some)
    for (const { id } of some) ids.add(id)
  }
  await archive.removeOthers(ids)
  return ids.size
}

export async function* documentsOf(
  parts: ReturnType<OpenedBackup['parts']>,
): AsyncGenerator<StoredDocument[]> {
  let some: StoredDocument[] = []
  for await (const part of parts) {
    if (!('document' in part)) continue
    some.push(part.document)
    if (some.length < MESSAGES) continue
    yield some
    some = []
  }
  yield some
}

/** Takes the messages out of the database. */
async function* takeMessages(target: Target): AsyncGenerator<StoredDocument[]> {
  for (;;) {
    const rows = await target.all<MessageRow>(`SELECT * FROM queries ORDER BY id LIMIT ${MESSAGES}`)
    if (rows.length === 0) return
    yield rows.map(toDocument)
    await target.batch(rows.map(({ id }) => ['DELETE FROM queries WHERE id = ?', id]))
  }
}

/** The messages that the site had shown count, not what the database had besides. */
async function insertMessages(target: Target, documents: StoredDocument[]): Promise<void> {
  for (const row of documents.map(toMessageRow)) {
    const columns = Object.keys(row).map((name) => `"${name}"`)
    const marks = columns.map(() => '?').join(', ')
    await target.batch([
      ['DELETE FROM queries WHERE id = ?', row.id],
      [`INSERT INTO queries (${columns.join(', ')}) VALUES (${marks})`, ...Object.values(row)],
    ])
  }
}
