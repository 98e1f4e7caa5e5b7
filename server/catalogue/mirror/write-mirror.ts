import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { Links } from '#catalogue/wire/links.ts'
import type { ProgressTerminal } from '../../progress-bar.ts'
import { MirrorFolder } from './mirror-folder.ts'
import { contentHashOf, INDEX } from './mirror-index.ts'
import type { MirrorInput } from './mirror-input.ts'
import { lockMirror } from './mirror-lock.ts'
import { writeNotes } from './mirror-notes.ts'
import type { MirrorPictures } from './mirror-pictures.ts'
import { type MirrorCounts, MirrorState } from './mirror-state.ts'
import { planRun } from './plan-run.ts'
import { removeStale } from './remove-stale.ts'
import { writePictures } from './write-pictures.ts'
import { writeWire } from './write-wire.ts'

export interface MirrorOptions {
  folder: string
  input: MirrorInput
  links: Links
  now: Date
  /** Whether every file that is there is compared. */
  check: boolean
  load: () => Catalogue
  openPictures: (catalogue: Catalogue) => Promise<MirrorPictures>
  terminal: ProgressTerminal
  signal: Pick<AbortSignal, 'aborted'>
}

export interface MirrorReport extends MirrorCounts {
  end: 'written' | 'unchanged' | 'stopped'
  contentHash: string
  /** Files that this run wrote, and that it removed. */
  written: number
  removed: number
}

/** Writes a mirror, goes on with one, or brings one up to date. */
export async function writeMirror(options: MirrorOptions): Promise<MirrorReport> {
  const { folder, terminal } = options
  // Nothing is written into a folder that is something else.
  MirrorState.read(folder)
  mkdirSync(folder, { recursive: true })
  const unlock = lockMirror(folder)
  try {
    const state = planRun(options, MirrorState.read(folder))
    const changes = { written: 0, removed: 0 }
    const report = (end: MirrorReport['end']): MirrorReport => {
      return { end, contentHash: contentHashOf(state), ...state.counts(), ...changes }
    }
    if (state.finished) return report('unchanged')
    try {
      return report((await run(options, state, changes)) ? 'written' : 'stopped')
    } finally {
      state.close()
    }
  } finally {
    unlock()
    terminal.redraw?.('')
  }
}

/** Resolves with whether it came to the end. */
async function run(
  options: MirrorOptions,
  state: MirrorState,
  changes: { written: number; removed: number },
): Promise<boolean> {
  const { folder, input, signal } = options
  const catalogue = options.load()
  const target = new MirrorFolder(folder)
  // Until all files are of one mirror again.
  if (state.over) rmSync(join(folder, INDEX), { force: true })
  if (!(await writeWire(options, catalogue, target, state, changes))) return false
  if (input.pictures.length > 0) {
    const pictures = await options.openPictures(catalogue)
    try {
      if (!(await writePictures(options, pictures, target, state, changes))) return false
    } finally {
      await pictures.close()
    }
  }
  if (state.over) {
    const removed = await removeStale({ folder, catalogue, input, signal })
    if (removed === undefined) return false
    changes.removed = removed
  }
  writeNotes(target, catalogue, state)
  state.finish()
  return true
}
