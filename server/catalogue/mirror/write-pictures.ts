import { ProgressBar, type ProgressTerminal } from '../../progress-bar.ts'
import { createTurns } from './create-turns.ts'
import type { MirrorFolder } from './mirror-folder.ts'
import { areThere, digestOfPictures, type MirrorPictures } from './mirror-pictures.ts'
import { MirrorRefusal } from './mirror-refusal.ts'
import type { MirrorState } from './mirror-state.ts'

/** As many workers as a small machine has cores. */
const LANES = 2

interface PictureRun {
  folder: string
  terminal: ProgressTerminal
  signal: Pick<AbortSignal, 'aborted'>
}

/** Makes what is not done yet. Resolves with whether it came to the end. */
export async function writePictures(
  { folder, terminal, signal }: PictureRun,
  pictures: MirrorPictures,
  target: MirrorFolder,
  state: MirrorState,
  changes: { written: number },
): Promise<boolean> {
  let ready = state.counts().pictures
  const work = { work: pictures.count, workBefore: ready }
  const bar = new ProgressBar(terminal, { what: 'pictures', files: pictures.count, ...work })
  const records = pictures.records()
  const isGoingOn = createTurns(signal)
  let failed = false

  async function make(record: Parameters<MirrorPictures['files']>[0]): Promise<void> {
    const files = pictures.files(record)
    const digest = digestOfPictures(files)
    const was = state.was.get(record.name)
    if (was?.digest === digest && areThere(folder, files)) return state.add(record.name, was)
    let bytes = 0
    for (const file of files) {
      const bitmap = await pictures.draw(file).catch((error: unknown) => {
        throw new MirrorRefusal(`${file.path}: ${error instanceof Error ? error.message : error}`)
      })
      target.write(file.path, bitmap)
      changes.written += 1
      bytes += bitmap.length
    }
    state.add(record.name, { digest, files: files.length, bytes })
  }

  async function lane(): Promise<void> {
    for (const record of records) {
      if (failed || !(await isGoingOn())) return
      if (state.done.has(record.name)) continue
      try {
        await make(record)
      } catch (error) {
        failed = true
        throw error
      }
      ready += state.done.get(record.name)?.files ?? 0
      bar.show(ready, ready)
    }
  }

  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const end of lanes) if (end.status === 'rejected') throw end.reason
  return !signal.aborted
}
