import { describe, expect, test } from 'vitest'
import { CharacterSchema } from '#contract/character.ts'
import { ComicSchema } from '#contract/comic.ts'
import { CreatorSchema } from '#contract/creator.ts'
import { EventSchema } from '#contract/event.ts'
import { SeriesSchema } from '#contract/series.ts'
import { StorySchema } from '#contract/story.ts'
import { KINDS } from '../index/kinds.ts'
import { loadShippedCatalogue } from '../testing/shipped-catalogue.ts'
import { Entities } from './entities.ts'

const schemas = {
  characters: CharacterSchema,
  comics: ComicSchema,
  creators: CreatorSchema,
  events: EventSchema,
  series: SeriesSchema,
  stories: StorySchema,
}

describe('every record of the shipped catalogue', () => {
  const catalogue = loadShippedCatalogue()
  const site = 'http://rack.example'
  const entities = new Entities(catalogue, { resources: `${site}/v1/public`, site })

  test.each(KINDS)('is of the contract: %s', (kind) => {
    const { size } = catalogue.indexes[kind]
    expect(size).toBeGreaterThan(0)
    const fields = Object.keys(schemas[kind].shape).join()
    // Stories are many and alike, so every seventh is tested.
    for (let record = 0; record < size; record += kind === 'stories' ? 7 : 1) {
      const entity = entities.entity(kind, record)
      const { success, error } = schemas[kind].safeParse(entity)
      // An `expect` for each of so many takes longer than the check itself.
      if (!success) expect.fail(`${JSON.stringify(entity)} ${error}`)
      if (Object.keys(entity).join() !== fields) expect(Object.keys(entity).join()).toBe(fields)
    }
  })
})
