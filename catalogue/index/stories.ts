import type { ComicRecord } from '../load/records.ts'
import { storyCountOf } from '../load/story-count.ts'
import { sortedById } from './ordering.ts'

/**
 * Stories are not records: each comic has its cover and, unless it is a variant, one or more stories
 * inside. A story is a number alone; everything about it is derived from its comic.
 */
export class Stories {
  readonly size: number
  readonly ids: Uint32Array
  /** The comic of each story, and its place there: 0 is the cover. */
  readonly comicOf: Uint32Array
  readonly placeOf: Uint16Array

  /** `comics` are in their own order; stories are ordered by id. */
  constructor(comics: ComicRecord[]) {
    const byId = sortedById(Uint32Array.from(comics, ({ stories }) => stories))
    this.size = comics.reduce((sum, comic) => sum + storyCountOf(comic), 0)
    this.ids = new Uint32Array(this.size)
    this.comicOf = new Uint32Array(this.size)
    this.placeOf = new Uint16Array(this.size)
    let story = 0
    for (const comic of byId) {
      const record = comics[comic] as ComicRecord
      for (let place = 0; place < storyCountOf(record); place += 1) {
        this.ids[story] = record.stories + place
        this.comicOf[story] = comic
        this.placeOf[story] = place
        story += 1
      }
    }
  }
}
