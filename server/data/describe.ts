import { grouped } from '../progress-bar.ts'
import { type Head, totalOf } from './backup-format.ts'
import type { Restored } from './restore.ts'
import type { SecretState } from './restore-secret.ts'

const KINDS = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }

export function describeBackup({ head, documents }: { head: Head; documents: number }): string {
  const messages =
    head.messages === 'firestore' ? ` and ${counted(documents, 'message')} in Firestore` : ''
  const rows = `${counted(totalOf(head), 'row')} of ${counted(head.tables.length, 'table')}`
  const secret = head.hasSecret ? 'with the secret' : 'without the secret'
  return `${rows}${messages} of ${KINDS[head.source]}, ${secret}, made by version ${head.version} at ${head.createdAt}`
}

/** What was restored, and what no longer works without the secret. */
export function describeRestored(
  file: string,
  { head, documents, secret, sealed }: Restored,
  words: string[],
): string[] {
  const lost = words
    .map((word, place) => ({ word, count: sealed[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => counted(count, word))
  return [`${file} is restored: ${describeBackup({ head, documents })}.`, ...wordsOf(secret, lost)]
}

function wordsOf(secret: SecretState, lost: string[]): string[] {
  if (secret === 'same')
    return ['The secret is that of the backup: whoever was signed in still is.']
  if (secret === 'unknown') return []
  const which =
    secret === 'other'
      ? 'The secret here is another than that of the backup'
      : 'The secret of the backup is not here, and a new one is made at the next start'
  const unreadable = lost.length > 0 ? `, and ${lost.join(' and ')} no longer work` : ''
  return [
    `${which}: everybody has to log in again${unreadable}. Passwords still work. To keep the rest, put the ` +
      'former secret into SECRET or DATA_DIR/secret before the next start.',
  ]
}

function counted(count: number, word: string): string {
  return `${grouped(count)} ${word}${count === 1 ? '' : 's'}`
}
