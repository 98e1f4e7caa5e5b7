import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  KeyInputSchema,
  KeySchema,
  KeySecretSchema,
  NewKeySchema,
  PublicKeySchema,
} from '#contract/account.ts'
import { getMember, type Members } from '../members.ts'
import type { MemberKeys } from './member-keys.ts'

const MAX_BODY_BYTES = 16 * 1024
const KeyParamsSchema = z.object({ publicKey: PublicKeySchema })

interface KeyRouteOptions {
  members: Members
  keys: MemberKeys
}

export const keyRoutes: FastifyPluginAsyncZod<KeyRouteOptions> = async (app, { members, keys }) => {
  const idOf = async (request: { headers: Parameters<Members['find']>[0] }) =>
    (await getMember(members, request.headers)).id

  app.get(
    '/keys',
    {
      schema: {
        tags: ['accounts'],
        summary: 'The keys of the catalogue that the member has, and their calls today (UTC)',
        response: { 200: z.array(KeySchema) },
      },
    },
    async (request) => keys.list(await idOf(request)),
  )

  app.post(
    '/keys',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['accounts'],
        summary: 'Makes a pair of keys',
        body: KeyInputSchema,
        response: { 201: NewKeySchema },
      },
    },
    async (request, reply) => {
      const key = await keys.create(await idOf(request), request.body)
      return reply.code(201).send(key)
    },
  )

  app.get(
    '/keys/:publicKey/private-key',
    {
      schema: {
        tags: ['accounts'],
        summary: 'The private half of a pair',
        params: KeyParamsSchema,
        response: { 200: KeySecretSchema },
      },
    },
    async (request) => {
      const memberId = await idOf(request)
      return { privateKey: await keys.reveal(memberId, request.params.publicKey) }
    },
  )

  app.put(
    '/keys/:publicKey',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['accounts'],
        summary: 'Changes the name and the referrers of a key',
        params: KeyParamsSchema,
        body: KeyInputSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await keys.change(await idOf(request), request.params.publicKey, request.body)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/keys/:publicKey',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Revokes a key: it opens nothing from now on',
        params: KeyParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await keys.revoke(await idOf(request), request.params.publicKey)
      return reply.code(204).send(null)
    },
  )
}
