import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { seizeStore } from '../store/in-use.ts'
import { reasonOf } from '../store/open-postgres.ts'
import { FOLDER_MODE } from '../store/private-files.ts'
import { backUp, type Site } from './back-up.ts'
import type { Head } from './backup-format.ts'
import { DataFault } from './data-fault.ts'
import { inspectTarget } from './inspect-target.ts'
import { openTarget, type Target } from './open-target.ts'
import { openBackup } from './read-backup.ts'
import { documentsOf, replaceDocuments, restoreMessages } from './restore-messages.ts'
import { restoreRows } from './restore-rows.ts'
import { restoreSecret, type SecretState, secretState } from './restore-secret.ts'
import { markUnfinished } from './unfinished.ts'
import { verify } from './verify.ts'

interface RestoreOptions {
  /** Whether what is there may go, once a backup of it is made. */
  replace: boolean
  onVerified?: (done: number, all: number) => void
  onRows?: (done: number, all: number) => void
  onSaved?: (file: string) => void
  signal?: AbortSignal | undefined
}

export interface Restored {
  head: Head
  documents: number
  secret: SecretState
  /** Rows of these tables can be read with the former secret only. */
  sealed: number[]
}

export interface RestoringSite extends Site {
  /** Tables whose rows are sealed by the secret. */
  sealedTables: string[]
}

/**
 * Puts a backup in the place of what is there. All rows are one transaction; Firestore and the secret have
 * none, so they come last, and what was there is put back if anything fails.
 */
export async function restore(
  file: string,
  site: RestoringSite,
  options: RestoreOptions,
): Promise<Restored> {
  await verify(file, site, options.onVerified)
  const hold = await seizeStore(site.config)
  if (hold === undefined) {
    throw new DataFault(
      'A server runs on this store, or a backup of it is being made: stop it first. Nothing was changed.',
    )
  }
  try {
    const target = await openTarget(site.config)
    try {
      return await restoreInto(target, file, site, options)
    } finally {
      await target.close()
    }
  } finally {
    await hold.release()
  }
}

async function restoreInto(
  target: Target,
  file: string,
  site: RestoringSite,
  { replace, onSaved, onRows = () => {}, signal }: RestoreOptions,
): Promise<Restored> {
  const isEmpty = await inspectTarget(target, site)
  if (!isEmpty && !replace) {
    throw new DataFault(
      'This store is not empty: with --replace a backup of it is made first, and then it goes.',
    )
  }
  const saved = isEmpty ? undefined : await saveFormer(site, signal)
  if (saved !== undefined) onSaved?.(saved)

  const opened = await openBackup(file, site)
  const secret = await restoreRows(opened, target, {
    migrations: site.migrations,
    onRows: (done, all) => {
      signal?.throwIfAborted()
      onRows(done, all)
    },
  })
  const unfinished = markUnfinished(site, { file, saved, secret })
  let putSecretBack = () => {}
  try {
    const documents = await restoreMessages(await openBackup(file, site), target, site.archive)
    signal?.throwIfAborted()
    putSecretBack = restoreSecret(site.config, secret)
    const sealed = await countRows(target, site.sealedTables)
    await target.commit()
    unfinished.remove()
    return { head: opened.head, documents, sealed, secret: secretState(site.config, opened.head) }
  } catch (error) {
    putSecretBack()
    await putMessagesBack(site, saved).catch((second) => {
      // The note stays, so that no server starts on half of it.
      throw new DataFault(
        `${reasonOf(error)}; and the messages could not be put back: ${reasonOf(second)}. ${unfinished.words}`,
      )
    })
    unfinished.remove()
    throw error
  }
}

/** With its secret, if it has one: it is for putting all of it back. */
async function saveFormer(site: Site, signal?: AbortSignal): Promise<string> {
  mkdirSync(site.config.dataDir, { recursive: true, mode: FOLDER_MODE })
  const time = site.now().toISOString().replaceAll(/[:.]/g, '-')
  const file = join(site.config.dataDir, `before-restore-${time}.gz`)
  await backUp(file, site, { withSecret: 'if-any', signal })
  return file
}

async function putMessagesBack(site: Site, saved: string | undefined): Promise<void> {
  if (site.archive === null) return
  if (saved === undefined) return void (await site.archive.removeOthers(new Set()))
  const { parts } = await openBackup(saved, site)
  await replaceDocuments(site.archive, documentsOf(parts()))
}

async function countRows(target: Target, tables: string[]): Promise<number[]> {
  const counts: number[] = []
  for (const table of tables) {
    const row = await target.first<{ count: number }>(`SELECT COUNT(*) AS count FROM "${table}"`)
    counts.push(row?.count ?? 0)
  }
  return counts
}
