import { z } from 'zod'
import { KINDS, type Kind } from '#catalogue/index/kinds.ts'
import { documentedGate, documentedQuery } from '#catalogue/wire/documented-query.ts'
import { routeOf, SINGULAR, SUB_COLLECTIONS } from '#catalogue/wire/endpoints.ts'
import { CharacterSchema } from '#contract/character.ts'
import { ComicSchema } from '#contract/comic.ts'
import { CreatorSchema } from '#contract/creator.ts'
import { envelopeSchema } from '#contract/envelope.ts'
import { GatewayErrorSchema, ServiceErrorSchema } from '#contract/error.ts'
import { EventSchema } from '#contract/event.ts'
import { SeriesSchema } from '#contract/series.ts'
import { StorySchema } from '#contract/story.ts'

const ANSWERS = {
  characters: envelopeSchema(CharacterSchema).register(z.globalRegistry, { id: 'CharacterAnswer' }),
  comics: envelopeSchema(ComicSchema).register(z.globalRegistry, { id: 'ComicAnswer' }),
  creators: envelopeSchema(CreatorSchema).register(z.globalRegistry, { id: 'CreatorAnswer' }),
  events: envelopeSchema(EventSchema).register(z.globalRegistry, { id: 'EventAnswer' }),
  series: envelopeSchema(SeriesSchema).register(z.globalRegistry, { id: 'SeriesAnswer' }),
  stories: envelopeSchema(StorySchema).register(z.globalRegistry, { id: 'StoryAnswer' }),
}

const REFUSALS = {
  401: GatewayErrorSchema,
  409: z.union([GatewayErrorSchema, ServiceErrorSchema]),
  429: GatewayErrorSchema,
}

/**
 * The 39 endpoints with their schemas, for the documentation; tests check them against the answers.
 */
export const documentedRoutes = KINDS.flatMap((kind) => {
  const idName = `${SINGULAR[kind]}Id`
  return [
    {
      url: routeOf({ type: 'list', kind }),
      schema: listSchema(kind, `${capital(kind)}, filtered`),
    },
    {
      url: routeOf({ type: 'one', kind, id: 0 }),
      schema: {
        tags: [kind],
        summary: `One ${SINGULAR[kind]}`,
        params: idSchema(idName),
        querystring: documentedGate,
        response: { 200: ANSWERS[kind], ...REFUSALS, 404: ServiceErrorSchema },
      },
    },
    ...SUB_COLLECTIONS[kind].map((target) => ({
      url: routeOf({ type: 'sub', kind: target, parent: kind, parentId: 0 }),
      schema: {
        ...listSchema(target, `${capital(target)} of one ${SINGULAR[kind]}`),
        tags: [kind],
        params: idSchema(idName),
      },
    })),
  ]
})

function listSchema(kind: Kind, summary: string) {
  return {
    tags: [kind],
    summary,
    querystring: documentedQuery(kind),
    response: { 200: ANSWERS[kind], ...REFUSALS },
  }
}

function idSchema(name: string) {
  return z.object({ [name]: z.int() })
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
