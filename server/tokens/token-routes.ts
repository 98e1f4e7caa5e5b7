import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AccessTokensSchema, NewAccessTokenSchema, TokenInputSchema } from '#contract/tokens.ts'
import { getMember, type Members } from '../members.ts'
import type { AccessTokens } from './access-tokens.ts'

const MAX_BODY_BYTES = 4 * 1024

export interface TokenRouteOptions {
  members: Members
  tokens: AccessTokens
}

/** Only for a session: a token must not make another. */
export const tokenRoutes: FastifyPluginAsyncZod<TokenRouteOptions> = async (
  app,
  { members, tokens },
) => {
  app.get(
    '/',
    {
      schema: {
        tags: ['tokens'],
        summary: 'The access tokens that the member has, without the tokens themselves',
        response: { 200: AccessTokensSchema },
      },
    },
    async ({ headers }) => {
      const { id } = await getMember(members, headers)
      return { tokens: await tokens.list(id) }
    },
  )

  app.post(
    '/',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['tokens'],
        summary: 'Makes an access token, which is shown this once',
        description:
          'Programs send it as `Authorization: Bearer rack_…`. `progress:read` opens what the ' +
          'member has read, `progress:write` marks issues, `lists` reads and changes lists.',
        body: TokenInputSchema,
        response: { 201: NewAccessTokenSchema },
      },
    },
    async ({ headers, body }, reply) => {
      const { id } = await getMember(members, headers)
      return reply.code(201).send(await tokens.create(id, body))
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        tags: ['tokens'],
        summary: 'Revokes an access token: it opens nothing from now on',
        params: z.object({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async ({ headers, params }, reply) => {
      const { id } = await getMember(members, headers)
      await tokens.revoke(id, params.id)
      return reply.code(204).send(null)
    },
  )
}
