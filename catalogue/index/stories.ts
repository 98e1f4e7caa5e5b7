import { storyIdOf } from '../load/comic-id.ts'
import type { ComicRecord } from '../load/records.ts'
import { sortedById } from './ordering.ts'
import { lowerBound } from './sorted-lists.ts'

/**
 * Stories are not in the data: each comic has its cover and one or more stories inside. A story is
 * a number alone; everything about it is derived from its comic.
 */
export class Stories {
  readonly size: number
  readonly ids: Uint32Array
  /** The comic of each story, and its place there: 0 is the cover. */
  readonly comicOf: Uint32Array
  readonly placeOf: Uint8Array

  /** `comics` and `comicIds` are in the comics' own order; stories are ordered by id. */
  constructor(comics: ComicRecord[]) {
    const byId = sortedById(Uint32Array.from(comics, ({ ownId }) => ownId))
    this.size = comics.reduce((sum, comic) => sum + 1 + insideCount(comic), 0)
    this.ids = new Uint32Array(this.size)
    this.comicOf = new Uint32Array(this.size)
    this.placeOf = new Uint8Array(this.size)
    let story = 0
    for (const comic of byId) {
      const record = comics[comic] as ComicRecord
      for (let place = 0; place <= insideCount(record); place += 1) {
        this.ids[story] = storyIdOf(record.ownId, place)
        this.comicOf[story] = comic
        this.placeOf[story] = place
        story += 1
      }
    }
  }

  /** The comic that had this id before it had the original service's. */
  comicWithOwnId(id: number): number | undefined {
    const cover = lowerBound(this.ids, storyIdOf(id, 0))
    return this.ids[cover] === storyIdOf(id, 0) ? this.comicOf[cover] : undefined
  }
}

function insideCount({ storyTitles }: ComicRecord): number {
  return Math.max(1, storyTitles.length)
}
