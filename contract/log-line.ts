import * as z from 'zod/mini'

/** The values of `LOG_LEVEL`, from the fewest lines to the most. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The numbers of the levels in a line. */
export const LEVEL_NUMBERS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 }

export const LoggedErrorSchema = z.strictObject({
  type: z.string(),
  message: z.string(),
  stack: z.string(),
  code: z.optional(z.string()),
})

/** Every line of the log; `docs/monitoring.md` says what each field means, and a test that it does. */
export const LogLineSchema = z.strictObject({
  level: z.literal(Object.values(LEVEL_NUMBERS)),
  time: z.int(),
  pid: z.int(),
  hostname: z.string(),
  msg: z.string(),
  reqId: z.optional(z.string()),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  status: z.optional(z.int()),
  ms: z.optional(z.number()),
  cut: z.optional(z.enum(['unread', 'aborted'])),
  err: z.optional(LoggedErrorSchema),
  reason: z.optional(z.string()),
  folder: z.optional(z.string()),
  from: z.optional(z.string()),
  version: z.optional(z.string()),
  signal: z.optional(z.string()),
})
