import '../jitless-zod.ts'
import type { z } from 'zod'
import { unreadable } from './api-client.ts'

/** What the server sent, as the contract has it. Anything else is a refusal in words for a person. */
export function readAnswer<Answer>(schema: z.ZodType<Answer>, body: unknown): Answer {
  const { data, error } = schema.safeParse(body)
  if (error !== undefined) throw unreadable(error)
  return data
}
