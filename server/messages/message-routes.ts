import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ContactReceiptSchema, ContactSchema, IDEMPOTENCY_HEADER } from '#contract/contact.ts'
import { IdempotencyKeySchema } from '#contract/idempotency-key.ts'
import { ReportSchema } from '#contract/report.ts'
import { ApiError } from '../errors.ts'
import { getMember, type Members } from '../members.ts'
import type { Limit, Limits } from '../store/limits.ts'
import type { MessageStore, NewMessage, StoredMessage } from './message-store.ts'
import { mapStoreErrors } from './store-failure.ts'

interface MessageRouteOptions {
  members: Members
  store: MessageStore
  limits: Limits
}

const MAX_BODY_BYTES = 16 * 1024
/** Rate limit for each member, shared by all servers of one database. */
const MESSAGES: Limit = { max: 20, windowMs: 60 * 60 * 1000 }

export const messageRoutes: FastifyPluginAsyncZod<MessageRouteOptions> = async (
  app,
  { members, store, limits },
) => {
  app.post(
    '/',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['queries'],
        summary: 'Sends a message to whoever runs the site',
        description: 'Members only. With an Idempotency-Key it is kept once, however often sent.',
        headers: z.object({ [IDEMPOTENCY_HEADER]: z.string().optional() }),
        body: ContactSchema,
        response: { 201: ContactReceiptSchema },
      },
    },
    async ({ headers, body }, reply) => {
      const member = await mapStoreErrors(() => getMember(members, headers))
      return keep(headers, reply, { ...body, about: null, memberId: member.id })
    },
  )

  app.post(
    '/reports',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['queries'],
        summary: 'Reports a mistake on the page of a record',
        description:
          'Members only. It comes to the same inbox as messages, in the name and with the address of the account.',
        headers: z.object({ [IDEMPOTENCY_HEADER]: z.string().optional() }),
        body: ReportSchema,
        response: { 201: ContactReceiptSchema },
      },
    },
    async ({ headers, body }, reply) => {
      const member = await mapStoreErrors(() => getMember(members, headers))
      const { id: memberId, displayName, email } = member
      return keep(headers, reply, { ...body, memberId, fullname: displayName ?? '', email })
    },
  )

  /** Messages and reports of a member count together. */
  async function keep(
    headers: IncomingHttpHeaders,
    reply: FastifyReply,
    words: Omit<NewMessage, 'id'>,
  ): Promise<FastifyReply> {
    const id = readKey(headers[IDEMPOTENCY_HEADER])
    const { allowed, retryAfterMs } = await mapStoreErrors(() =>
      limits.consume(`contact:${words.memberId}`, MESSAGES),
    )
    if (!allowed) {
      reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
      throw tooManyMessages()
    }
    const message = { id, ...words }
    const earlier = await store.add(message)
    if (earlier !== null && !isSame(earlier, message)) throw keyTaken()
    return reply.code(201).send({ id })
  }
}

function readKey(sent: string | string[] | undefined): string {
  if (sent === undefined) return randomUUID()
  const key = IdempotencyKeySchema.safeParse(sent)
  if (key.success) return key.data
  throw new ApiError(400, {
    code: 'invalid-idempotency-key',
    message: 'The header Idempotency-Key must be a UUID.',
  })
}

/** A different message with the same idempotency key must not be acknowledged as stored. */
function isSame(earlier: StoredMessage, message: NewMessage): boolean {
  const names = ['memberId', 'fullname', 'email', 'message', 'about'] as const
  return names.every((name) => earlier[name] === message[name])
}

function keyTaken(): ApiError {
  return new ApiError(422, {
    code: 'idempotency-key-taken',
    message: 'This Idempotency-Key belongs to another message. A new message needs a new one.',
  })
}

function tooManyMessages(): ApiError {
  return new ApiError(429, {
    code: 'too-many-messages',
    message: `Only ${MESSAGES.max} messages an hour can be sent. Please try again later.`,
  })
}
