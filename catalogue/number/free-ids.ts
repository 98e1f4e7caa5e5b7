import type { FolderRun, FolderRuns } from './folder-runs.ts'

/** Nothing that was given before this command existed lies in these ranges. */
const FIRST_COMIC = 600_000_001
const LAST_COMIC = 1_999_999_999
const FIRST_STORY = 2_100_000_001
/** Between the first stories of two comics at least: room for stories that become known later. */
export const LEAST_STEP = 4

/** The next ids that nobody has. */
export class FreeIds {
  private comic = FIRST_COMIC
  private story = FIRST_STORY

  constructor({ runs, comicLines }: FolderRuns) {
    for (const line of comicLines) this.takeComic(Number(line.field(1)))
    for (const run of runs) {
      for (const id of comicIdsOf(run)) this.takeComic(id)
      for (const id of storyIdsOf(run)) this.takeStory(id)
    }
  }

  /** The first of so many comics in a row. */
  comics(count: number): number {
    this.comic += count
    return this.comic - count
  }

  /** The first story of the first of so many comics in a row. */
  stories(count: number, step: number): number {
    this.story += count * step
    return this.story - count * step
  }

  private takeComic(id: number): void {
    if (id >= this.comic && id < LAST_COMIC) this.comic = id + 1
  }

  /** How many stories there are is not known here, so the next comic keeps a distance. */
  private takeStory(id: number): void {
    if (id >= this.story) this.story = id + LEAST_STEP
  }
}

function* comicIdsOf({ run, ids, issues }: FolderRun): Generator<number> {
  yield* ids.comic.values()
  for (const former of ids.former.values()) yield* former
  for (const { lines } of issues) for (const line of lines.values()) yield Number(line.field(1))
  for (const line of run.below.variant) yield Number(line.field(1))
}

function* storyIdsOf({ run, ids }: FolderRun): Generator<number> {
  yield* ids.story.values()
  for (const line of run.below.variant) yield Number(line.field(5))
}
