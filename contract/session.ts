import { z } from 'zod'

/** Who is signed in; null for a visitor, which is an answer and no failure. */
export const SessionSchema = z
  .object({
    user: z.object({ name: z.string(), email: z.string(), image: z.string().nullable() }),
  })
  .nullable()
  .meta({ id: 'Session' })
export type Session = z.infer<typeof SessionSchema>

export const SignedOutSchema = z.object({ success: z.literal(true) })
