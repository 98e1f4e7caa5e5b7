import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './mirror-folder.ts'
import { MirrorRefusal } from './mirror-refusal.ts'

export const LOCK = '.mirror-lock'

/** Two commands would write the same drafts. Returns what opens the folder to the next one. */
export function lockMirror(folder: string): () => void {
  const file = join(folder, LOCK)
  const owner = ownerOf(file)
  if (owner !== undefined && isRunning(owner)) {
    throw new MirrorRefusal(
      `Process ${owner} is writing this mirror. If that is something else by now, remove ${file}.`,
    )
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function ownerOf(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
