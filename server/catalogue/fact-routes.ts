import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { easternDay } from '#catalogue/wire/eastern-time.ts'
import { FacetLists } from '#catalogue/wire/facet-lists.ts'
import { FactBook } from '#catalogue/wire/facts.ts'
import { type Parameters, parseParameters, splitUrl } from '#catalogue/wire/parameters.ts'
import { parseQuery } from '#catalogue/wire/parse-query.ts'
import { FacetsSchema } from '#contract/facets.ts'
import { BriefFactsSchema, FactsSchema, MAX_FACTS, YearCountsSchema } from '#contract/facts.ts'
import { LISTED_FACTS } from '#contract/listed-facts.ts'
import { badRequest, notFound, tooManyTries } from '../errors.ts'
import type { CountCall } from './call-limit.ts'
import type { Admit } from './gate.ts'

const FactKindSchema = z.enum(['characters', 'comics', 'series', 'events', 'creators', 'arcs'])
const YearKindSchema = FactKindSchema.exclude(['comics', 'arcs'])
const FacetKindSchema = FactKindSchema.exclude(['arcs'])

const ListedKindSchema = FactKindSchema.exclude(['arcs', 'events'])

const FACETS_URL = '/api/facets/:kind'

interface FactDependencies {
  catalogue: Catalogue
  admit: Admit
  countCall: CountCall
  now: () => Date
}

/** Data that the wire has no field for, and facet counts. */
export const factRoutes: FastifyPluginAsyncZod<FactDependencies> = async (
  app,
  { catalogue, admit, countCall, now },
) => {
  const facts = new FactBook(catalogue)
  const facets = new FacetLists(catalogue)

  app.addHook('onRequest', async ({ raw, url, routeOptions }) => {
    const member = await admit(raw, parametersOf(url), now())
    const route = routeOptions.url === FACETS_URL ? 'facets' : 'facts'
    const waitMs = countCall(route, member, raw)
    if (waitMs > 0) throw tooManyTries(waitMs)
  })

  app.get(
    '/api/facts/:kind/:id',
    {
      schema: {
        tags: ['beyond the wire'],
        summary: 'What the wire has no field for',
        params: z.object({ kind: FactKindSchema, id: z.coerce.number().int() }),
        response: { 200: FactsSchema },
      },
    },
    async ({ params: { kind, id } }) => {
      const found = facts.find(kind, id)
      if (found === undefined) throw notFound(`There is nothing with the number ${id} here.`)
      return found
    },
  )

  app.get(
    '/api/facts/:kind/:id/years',
    {
      schema: {
        tags: ['beyond the wire'],
        summary: 'How many comics of a record came out in each year',
        params: z.object({ kind: YearKindSchema, id: z.coerce.number().int() }),
        response: { 200: YearCountsSchema },
      },
    },
    async ({ params: { kind, id } }) => {
      const found = facts.years(kind, id)
      if (found === undefined) throw notFound(`There is nothing with the number ${id} here.`)
      return found
    },
  )

  app.get(
    '/api/facts/:kind',
    {
      schema: {
        tags: ['beyond the wire'],
        summary:
          'The same for several records, without what leads on from characters, series and creators',
        params: z.object({ kind: FactKindSchema }),
        querystring: z.object({ ids: z.string() }),
        response: { 200: z.array(BriefFactsSchema) },
      },
    },
    async ({ params: { kind }, query: { ids } }) =>
      readIdList(ids).flatMap((id) => facts.findBrief(kind, id) ?? []),
  )

  app.get(
    '/api/facts/:kind/listed',
    {
      schema: {
        tags: ['beyond the wire'],
        summary: 'What cards show of the records of a list; takes the query of the list',
        params: z.object({ kind: ListedKindSchema }),
        response: { 200: z.array(z.union(Object.values(LISTED_FACTS))) },
      },
    },
    async ({ params: { kind }, url }) => {
      const query = parseQuery(kind, parametersOf(url), easternDay(now()))
      return facts.listBrief(kind, query).map((one) => LISTED_FACTS[kind].parse(one))
    },
  )

  app.get(
    FACETS_URL,
    {
      schema: {
        tags: ['beyond the wire'],
        summary: 'What each further filter would leave; takes the filters of the list',
        params: z.object({ kind: FacetKindSchema }),
        response: { 200: FacetsSchema },
      },
    },
    async ({ params: { kind }, url }) => {
      const { conditions } = parseQuery(kind, parametersOf(url), easternDay(now()))
      return facets.facets(kind, conditions)
    },
  )
}

function parametersOf(url: string): Parameters {
  return parseParameters(splitUrl(url).query)
}

function readIdList(text: string): number[] {
  const parts = text.split(',')
  if (parts.length > MAX_FACTS)
    throw badRequest(`At most ${MAX_FACTS} ids can be asked for at once.`)
  return parts.flatMap((part) => (/^\d{1,10}$/.test(part.trim()) ? Number(part) : []))
}
