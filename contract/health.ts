import { z } from 'zod'

export const HealthSchema = z.object({
  status: z.literal('alive'),
  /** The version of the site this server hands out: a page with another one is out of date. */
  version: z.string(),
})
export type Health = z.infer<typeof HealthSchema>

export const ReadinessSchema = z.object({
  status: z.enum(['ready', 'not-ready']),
  catalogue: z.enum(['loaded', 'missing']),
  store: z.enum(['reachable', 'unreachable']),
})
export type Readiness = z.infer<typeof ReadinessSchema>
