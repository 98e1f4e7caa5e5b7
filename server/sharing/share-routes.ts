import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Plan } from '#contract/identity.ts'
import { type Share, ShareChoiceSchema, ShareSchema } from '#contract/sharing.ts'
import { getMember, type Members } from '../members.ts'
import type { SharedLists, ShareState } from './ports.ts'
import { makeShareToken } from './share-token.ts'
import { listHidden, noSuchList, planNeeded } from './sharing-errors.ts'

export type FindPlan = (memberId: string) => Promise<Plan>

interface ShareRouteOptions {
  members: Members
  lists: SharedLists
  findPlan: FindPlan
}

const ParamsSchema = z.object({ id: z.string().meta({ description: 'The id of the list' }) })
/** The more people can read it, the higher. */
const REACH = { private: 0, link: 1, public: 2 }

/** For owners: who else can read a list. */
export const shareRoutes: FastifyPluginAsyncZod<ShareRouteOptions> = async (
  app,
  { members, lists, findPlan },
) => {
  const isAllowed = async (memberId: string) => (await findPlan(memberId)) !== 'basic'

  async function stateOf(memberId: string, id: string): Promise<ShareState> {
    const state = await lists.stateOf(memberId, id)
    if (state === undefined) throw noSuchList()
    return state
  }

  app.get(
    '/:id/share',
    {
      schema: {
        tags: ['sharing'],
        summary: 'How a list is shared',
        params: ParamsSchema,
        response: { 200: ShareSchema },
      },
    },
    async ({ headers, params }) => {
      const { id } = await getMember(members, headers)
      return present(await stateOf(id, params.id), await isAllowed(id))
    },
  )

  app.post(
    '/:id/share',
    {
      schema: {
        tags: ['sharing'],
        summary: 'Shares a list by link or with everybody, replaces its link, or makes it private',
        description:
          'A list that was private gets a new link. For sharing, the plan must be Standard or ' +
          'Premier; making a list private needs none.',
        params: ParamsSchema,
        body: ShareChoiceSchema,
        response: { 200: ShareSchema },
      },
    },
    async ({ headers, params, body: { visibility, replace } }) => {
      const { id: memberId } = await getMember(members, headers)
      const state = await stateOf(memberId, params.id)
      const allowed = await isAllowed(memberId)
      if (visibility === 'private') {
        await lists.close(memberId, params.id)
      } else {
        const opens = REACH[visibility] > REACH[state.visibility]
        if ((opens || replace) && !allowed) throw planNeeded()
        if (state.isHidden) throw listHidden()
        const link = { token: makeShareToken(), replace }
        await lists.open(memberId, params.id, visibility, link)
      }
      return present(await stateOf(memberId, params.id), allowed)
    },
  )
}

function present({ visibility, token, isHidden }: ShareState, allowed: boolean): Share {
  const live = visibility === 'private' ? null : token
  return { visibility, token: live, hidden: isHidden, allowed }
}
