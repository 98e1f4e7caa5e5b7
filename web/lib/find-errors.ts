import './jitless-zod.ts'
import type { z } from 'zod'

/** The first error of each field, with the message of the schema. */
export function findErrors(schema: z.ZodType, values: object): Record<string, string> {
  const { error } = schema.safeParse(values)
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}
