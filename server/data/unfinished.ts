import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { UNFINISHED } from '../store/in-use.ts'
import { replacePrivateFile } from '../store/private-files.ts'
import type { Site } from './back-up.ts'

interface Restoring {
  file: string
  saved: string | undefined
  secret: string | undefined
}

/**
 * While messages in Firestore and the secret are changed, which no transaction does, a note lies in the data
 * folder: should the process be killed, no server starts on half of it, and the note says what to do.
 */
export function markUnfinished(
  { config, archive }: Site,
  { file, saved, secret }: Restoring,
): { words: string; remove(): void } {
  if (archive === null && secret === undefined) return { words: '', remove: () => {} }
  const note = join(config.dataDir, UNFINISHED)
  const back =
    saved === undefined
      ? ''
      : ` "npm run data -- restore ${saved} --replace" puts back what was there.`
  const words =
    `The restore of ${file} was broken off, and messages or the secret are half of one and half of the ` +
    `other: "npm run data -- restore ${file} --replace" completes it.${back}`
  replacePrivateFile(note, Buffer.from(`${words}\n`))
  return { words, remove: () => rmSync(note, { force: true }) }
}
