import { z } from 'zod'

/** The signed-in member; null for a visitor, which is a valid response and no error. */
export const SessionSchema = z
  .object({
    user: z.object({ name: z.string(), email: z.string(), image: z.string().nullable() }),
  })
  .nullable()
  .meta({ id: 'Session' })
export type Session = z.infer<typeof SessionSchema>

export const SignedOutSchema = z.object({ success: z.literal(true) })
