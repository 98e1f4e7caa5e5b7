import * as z from 'zod/mini'

/** A member's signed-in devices; `id` identifies one to sign it out, and is no credential. */
export const DeviceSessionsSchema = z
  .array(
    z.object({
      id: z.string(),
      /** Whether it is the session of this request. */
      current: z.boolean(),
      /** The User-Agent. */
      userAgent: z.nullable(z.string()),
      signedInAt: z.string(),
      /** Accurate to a day. */
      lastSeenAt: z.string(),
    }),
  )
  .register(z.globalRegistry, { id: 'DeviceSessions' })
export type DeviceSessions = z.infer<typeof DeviceSessionsSchema>

/** A member's sign-in methods: `credential` is the password, `social` the social account. */
export const SignInWaysSchema = z
  .array(z.object({ providerId: z.string() }))
  .register(z.globalRegistry, { id: 'SignInWays' })
export type SignInWays = z.infer<typeof SignInWaysSchema>
