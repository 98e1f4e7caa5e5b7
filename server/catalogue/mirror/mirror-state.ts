import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DRAFT } from './mirror-folder.ts'
import { type MirrorInput, MirrorInputSchema } from './mirror-input.ts'
import { LOCK } from './mirror-lock.ts'
import { PICTURE_FOLDER } from './mirror-pictures.ts'
import { MirrorRefusal } from './mirror-refusal.ts'

export const STATE = '.mirror-state'

const HeadSchema = z.object({
  mirror: z.literal(1),
  input: MirrorInputSchema,
  /** Whether files of an earlier mirror were there. */
  over: z.boolean(),
})
const DoneSchema = z.object({ digest: z.string(), files: z.int(), bytes: z.int() })
const LineSchema = z.union([
  z.tuple([z.enum(['done', 'was']), z.string(), DoneSchema]),
  z.tuple([z.literal('finished')]),
])

export type Done = z.infer<typeof DoneSchema>

export interface MirrorCounts {
  /** Of the wire. */
  files: number
  bytes: number
  pictures: number
  pictureBytes: number
}

/** How far a mirror is: a line for each part, added when all of its files are in place. */
export class MirrorState {
  readonly input: MirrorInput
  readonly over: boolean
  readonly done = new Map<string, Done>()
  /** Parts of the mirror that was here before. */
  readonly was = new Map<string, Done>()
  finished = false
  private readonly file: string
  /** How much of the file can be read: a process that was killed may have left half a line. */
  private length = 0
  private handle: number | undefined

  private constructor(file: string, { input, over }: { input: MirrorInput; over: boolean }) {
    this.file = file
    this.input = input
    this.over = over
  }

  /** Undefined where there is nothing yet; refuses a folder with anything but a mirror in it. */
  static read(folder: string): MirrorState | undefined {
    const file = join(folder, STATE)
    if (!existsSync(file)) {
      const names = existsSync(folder) ? readdirSync(folder) : []
      // A process that was killed may have come no further.
      if (names.every((name) => name === LOCK || name === DRAFT)) return undefined
      throw new MirrorRefusal(
        `${folder} is neither empty nor a mirror: nothing is written into it. Name another folder.`,
      )
    }
    const lines = readFileSync(file, 'utf8').split('\n')
    const head = parsed(HeadSchema, lines[0])
    if (head === undefined) {
      throw new MirrorRefusal(
        `${file} is not of a mirror that this version knows. Name another folder.`,
      )
    }
    const state = new MirrorState(file, head)
    state.length = Buffer.byteLength(`${lines[0]}\n`)
    // What follows the last line break is half a line.
    for (const line of lines.slice(1, -1)) if (!state.take(line)) break
    return state
  }

  /** A new state; that of the mirror before it is replaced at once. */
  static begin(folder: string, input: MirrorInput, before: MirrorState | undefined): MirrorState {
    const file = join(folder, STATE)
    const state = new MirrorState(file, { input, over: before !== undefined })
    for (const parts of before === undefined ? [] : [before.was, before.done]) {
      for (const [name, done] of parts) if (isOfPictures(name)) state.was.set(name, done)
    }
    const head = { mirror: 1, input, over: state.over }
    const kept = Array.from(state.was, ([name, done]) => JSON.stringify(['was', name, done]))
    const text = `${[JSON.stringify(head), ...kept].join('\n')}\n`
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, DRAFT), text)
    renameSync(join(folder, DRAFT), file)
    state.length = Buffer.byteLength(text)
    return state
  }

  counts(): MirrorCounts {
    const counts = { files: 0, bytes: 0, pictures: 0, pictureBytes: 0 }
    for (const [name, { files, bytes }] of this.done) {
      const isPicture = isOfPictures(name)
      counts[isPicture ? 'pictures' : 'files'] += files
      counts[isPicture ? 'pictureBytes' : 'bytes'] += bytes
    }
    return counts
  }

  add(name: string, done: Done): void {
    this.append(['done', name, done])
    this.done.set(name, done)
  }

  finish(): void {
    this.append(['finished'])
    this.finished = true
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle)
    this.handle = undefined
  }

  private append(line: z.infer<typeof LineSchema>): void {
    if (this.handle === undefined) {
      this.handle = openSync(this.file, 'a')
      ftruncateSync(this.handle, this.length)
    }
    writeSync(this.handle, `${JSON.stringify(line)}\n`)
  }

  private take(text: string): boolean {
    const line = parsed(LineSchema, text)
    if (line === undefined) return false
    const [word, name, done] = line
    if (word === 'finished') this.finished = true
    else this[word].set(name, done)
    this.length += Buffer.byteLength(text) + 1
    return true
  }
}

function parsed<Parsed>(schema: z.ZodType<Parsed>, text = ''): Parsed | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Parts of the wire are named by their kind. */
export function isOfPictures(name: string): boolean {
  return name.startsWith(`${PICTURE_FOLDER} `)
}
