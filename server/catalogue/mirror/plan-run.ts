import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { differences, type MirrorInput, namesOf } from './mirror-input.ts'
import { MirrorRefusal } from './mirror-refusal.ts'
import { MirrorState } from './mirror-state.ts'

interface Run {
  folder: string
  input: MirrorInput
  check: boolean
  terminal: { tell(line: string): void }
}

/** Decides whether a mirror is begun, goes on, is brought up to date or is left alone. */
export function planRun(run: Run, before: MirrorState | undefined): MirrorState {
  const { folder, input, check, terminal } = run
  if (before === undefined) return MirrorState.begin(folder, input, undefined)
  refuseOther(run, before.input)
  const changes = differences(before.input, input)
  if (changes.length > 0) {
    terminal.tell(`${folder} is a mirror already, but ${changes.join(', and ')}.`)
  } else if (!before.finished && !check) {
    const { files, pictures } = before.counts()
    terminal.tell(`Goes on after ${files} files and ${pictures} pictures.`)
    return before
  } else if (!check) {
    return before
  }
  terminal.tell('Each file is compared, and written where it differs.')
  return MirrorState.begin(folder, input, before)
}

function refuseOther({ folder, input }: Run, before: MirrorInput): void {
  if (before.suffix !== input.suffix) {
    throw new MirrorRefusal(
      `The files of ${folder} end in ${before.suffix}, not in ${input.suffix}. Name another folder.`,
    )
  }
  const left = before.pictures.filter((name) => !input.pictures.includes(name))
  if (left.length > 0 && existsSync(join(folder, 'pictures'))) {
    throw new MirrorRefusal(
      `${folder} has pictures (${namesOf(before.pictures)}) that this command would not keep up to date. Ask for them too (--pictures=…), or remove ${join(folder, 'pictures')} first.`,
    )
  }
}
