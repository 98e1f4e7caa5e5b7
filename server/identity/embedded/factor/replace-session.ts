import type { FastifyRequest } from 'fastify'
import type { RouteContext } from '../route-context.ts'

/** Ends the session that the request came with, after a sign-in has opened a new one. */
export async function replaceSession(
  { getAuth, readToken }: RouteContext,
  request: FastifyRequest,
): Promise<void> {
  const token = readToken(request)
  if (token === undefined) return
  const { internalAdapter } = await (await getAuth()).$context
  await internalAdapter.deleteSession(token)
}
