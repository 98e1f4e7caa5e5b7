import { createHash } from 'node:crypto'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { Links } from '#catalogue/wire/links.ts'
import { ProgressBar, type ProgressTerminal } from '../../progress-bar.ts'
import { createTurns } from './create-turns.ts'
import { MirrorAnswers } from './mirror-answers.ts'
import type { MirrorFolder } from './mirror-folder.ts'
import { type MirrorPart, mirrorParts, workOf } from './mirror-parts.ts'
import type { Done, MirrorState } from './mirror-state.ts'

interface WireRun {
  links: Links
  now: Date
  terminal: ProgressTerminal
  signal: Pick<AbortSignal, 'aborted'>
}

/** Writes what is not done yet. Resolves with whether it came to the end. */
export async function writeWire(
  { links, now, terminal, signal }: WireRun,
  catalogue: Catalogue,
  target: MirrorFolder,
  state: MirrorState,
  changes: { written: number },
): Promise<boolean> {
  const answers = new MirrorAnswers(catalogue, links, { suffix: state.input.suffix, now })
  const plan = planOf(catalogue, state)
  const bar = new ProgressBar(terminal, { what: 'files', ...plan })
  const ready = { files: plan.filesBefore, work: plan.workBefore }
  const isGoingOn = createTurns(signal, () => bar.show(ready.files, ready.work))

  /** Undefined if it was interrupted. */
  async function write(part: MirrorPart): Promise<Done | undefined> {
    const digest = createHash('sha256')
    const done = { files: 0, bytes: 0 }
    for (const address of part.addresses()) {
      if (!(await isGoingOn())) return undefined
      const file = answers.file(address)
      digest.update(`${file.path} ${file.bytes.length}\n`).update(file.bytes)
      if (state.over ? target.putIfOther(file) : target.put(file)) changes.written += 1
      done.files += 1
      ready.files += 1
      ready.work += workOf(address)
      done.bytes += file.bytes.length
    }
    return { ...done, digest: digest.digest('hex') }
  }

  for (const part of mirrorParts(catalogue)) {
    if (state.done.has(part.name)) continue
    const done = await write(part)
    if (done === undefined) return false
    state.add(part.name, done)
  }
  bar.show(ready.files, ready.work)
  return true
}

/** What there is to do, and what was done before. */
function planOf(catalogue: Catalogue, state: MirrorState) {
  const plan = { files: 0, work: 0, filesBefore: 0, workBefore: 0 }
  for (const { name, addresses } of mirrorParts(catalogue)) {
    const isDone = state.done.has(name)
    for (const address of addresses()) {
      const work = workOf(address)
      plan.files += 1
      plan.work += work
      if (!isDone) continue
      plan.filesBefore += 1
      plan.workBefore += work
    }
  }
  return plan
}
