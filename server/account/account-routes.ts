import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AccountSchema, PlanChoiceSchema } from '#contract/account.ts'
import { signInAgain } from '../errors.ts'
import { getMember, type Member, type Members } from '../members.ts'
import type { AccountStore } from './account-store.ts'

/** How old a sign-in may be that deletes everything. */
const RECENT_SIGN_IN_MS = 5 * 60_000

/** What the account routes need from the other domains. */
export interface AccountHooks {
  members: Members
  /** Whether the member may read the inbox. */
  readsInbox(member: Member): boolean
  /** Everything stored about a member, by domain. */
  exportAll(member: Member): Promise<object>
  /**
   * Deletes what all domains store about a member. Undefined where this server keeps the accounts,
   * which are deleted with all the rest, and a password, by `POST /api/auth/delete-user`.
   */
  forgetAll: ((memberId: string) => Promise<void>) | undefined
}

interface AccountRouteOptions extends AccountHooks {
  store: AccountStore
  now: () => Date
}

export const accountRoutes: FastifyPluginAsyncZod<AccountRouteOptions> = async (app, options) => {
  const { members, readsInbox, exportAll, forgetAll, store, now } = options

  app.get(
    '/',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Who the member is, the plan, and whether the inbox is open',
        response: { 200: AccountSchema },
      },
    },
    async ({ headers }) => {
      const member = await getMember(members, headers)
      const { id, email, emailVerified, displayName, photoURL } = member
      const plan = await store.findPlan(id)
      const inbox = readsInbox(member)
      return { email, verified: emailVerified, displayName, photoURL, plan, inbox }
    },
  )

  app.put(
    '/plan',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Chooses the plan; nothing is charged',
        body: PlanChoiceSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, body }, reply) => {
      const { id } = await getMember(members, headers)
      await store.savePlan(id, body.plan)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/export.json',
    {
      schema: {
        tags: ['accounts'],
        summary: 'All that is kept of the member, as a file',
        response: { 200: z.looseObject({ exportedAt: z.string() }) },
      },
    },
    async ({ headers }, reply) => {
      const member = await getMember(members, headers)
      const exportedAt = now().toISOString()
      const name = `spinner-rack-${exportedAt.slice(0, 10)}.json`
      reply.header('content-disposition', `attachment; filename="${name}"`)
      return { exportedAt, ...(await exportAll(member)) }
    },
  )

  if (forgetAll === undefined) return
  app.delete(
    '/',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Removes all that is kept beside the account itself',
        description:
          'For accounts that are kept elsewhere and deleted there: only there does this route exist. ' +
          'The sign-in must not be older than five minutes.',
        response: { 204: z.null() },
      },
    },
    async ({ headers }, reply) => {
      const { id, signedInAt } = await getMember(members, headers)
      const age = now().getTime() - (signedInAt?.getTime() ?? 0)
      if (age > RECENT_SIGN_IN_MS) throw signInAgain()
      await forgetAll(id)
      return reply.code(204).send(null)
    },
  )
}
