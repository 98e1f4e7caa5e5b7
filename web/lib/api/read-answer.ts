import type * as z from 'zod/mini'
import { unreadable } from './api-client.ts'

/**
 * Parses an answer with its contract schema; throws an ApiRefusal with a readable message if it does
 * not match.
 */
export function readAnswer<Answer>(schema: z.ZodMiniType<Answer>, body: unknown): Answer {
  const { data, error } = schema.safeParse(body)
  if (error !== undefined) throw unreadable(error)
  return data
}
