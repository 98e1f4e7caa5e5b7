import { z } from 'zod'

/** The devices that a member is signed in on; `id` names one to sign it out, and opens nothing. */
export const DeviceSessionsSchema = z
  .array(
    z.object({
      id: z.string(),
      /** Whether it is the one that asks. */
      current: z.boolean(),
      /** What the browser called itself. */
      userAgent: z.string().nullable(),
      signedInAt: z.string(),
      /** Correct to a day. */
      lastSeenAt: z.string(),
    }),
  )
  .meta({ id: 'DeviceSessions' })
export type DeviceSessions = z.infer<typeof DeviceSessionsSchema>

/** The ways a member can sign in: `credential` is the password, `social` the social account. */
export const SignInWaysSchema = z
  .array(z.object({ providerId: z.string() }))
  .meta({ id: 'SignInWays' })
export type SignInWays = z.infer<typeof SignInWaysSchema>
