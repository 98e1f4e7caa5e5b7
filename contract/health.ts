import * as z from 'zod/mini'

export const HealthSchema = z.object({
  status: z.literal('alive'),
  /** The version of the site that this server serves: a page with another version is outdated. */
  version: z.string(),
})
export type Health = z.infer<typeof HealthSchema>

export const ReadinessSchema = z.object({
  status: z.enum(['ready', 'not-ready']),
  catalogue: z.enum(['loaded', 'missing']),
  store: z.enum(['reachable', 'unreachable']),
})
export type Readiness = z.infer<typeof ReadinessSchema>
