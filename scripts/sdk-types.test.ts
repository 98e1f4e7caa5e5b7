import { describe, expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import { KINDS } from '#catalogue/index/kinds.ts'
import { SUB_COLLECTIONS } from '#catalogue/wire/endpoints.ts'
import type { CharacterSchema } from '#contract/character.ts'
import type { ComicSchema } from '#contract/comic.ts'
import type { CreatorSchema } from '#contract/creator.ts'
import type { EventSchema } from '#contract/event.ts'
import type { SeriesSchema } from '#contract/series.ts'
import type { StorySchema } from '#contract/story.ts'
import { SUB_COLLECTIONS as SUB_LISTS } from '#sdk/sub-collections.ts'
import type { Records } from '#sdk/wire-types.ts'
import { sdkTypes } from './sdk-types.ts'

describe('the types of the client', () => {
  test('are what the contract makes them (vitest -u writes them anew)', async () => {
    await expect(sdkTypes()).toMatchFileSnapshot('../sdk/wire-types.ts')
  })

  test('have the records of the schemas, field by field', () => {
    expectTypeOf<Records['characters']>().toEqualTypeOf<z.infer<typeof CharacterSchema>>()
    expectTypeOf<Records['comics']>().toEqualTypeOf<z.infer<typeof ComicSchema>>()
    expectTypeOf<Records['creators']>().toEqualTypeOf<z.infer<typeof CreatorSchema>>()
    expectTypeOf<Records['events']>().toEqualTypeOf<z.infer<typeof EventSchema>>()
    expectTypeOf<Records['series']>().toEqualTypeOf<z.infer<typeof SeriesSchema>>()
    expectTypeOf<Records['stories']>().toEqualTypeOf<z.infer<typeof StorySchema>>()
  })
})

test('the client has the sub-lists of the server', () => {
  expect(Object.keys(SUB_LISTS)).toEqual([...KINDS])
  expect(SUB_LISTS).toEqual(SUB_COLLECTIONS)
})
