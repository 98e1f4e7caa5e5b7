import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ComicRecord } from '../load/records.ts'
import { buildRandomDataset, seeded } from '../testing/random-dataset.ts'
import { Overviews } from './overviews.ts'

test('of any comics, tells what reading each of them tells', () => {
  fc.assert(
    fc.property(fc.integer(), fc.float({ min: 0, max: 1, noNaN: true }), (seed, share) => {
      const random = seeded(seed)
      const { comics } = buildRandomDataset(random)
      const list = Uint32Array.from(comics.keys()).filter(() => random() < share)
      const chosen = Array.from(list, (comic) => comics[comic] as ComicRecord)
      const months = chosen.map(({ coverMonth }) => coverMonth).sort()
      expect(new Overviews(comics).of(list)).toEqual({
        firstMonth: months[0] ?? null,
        lastMonth: months.at(-1) ?? null,
        keyIssueCount: chosen.filter(({ key }) => key !== null).length,
      })
    }),
  )
})
