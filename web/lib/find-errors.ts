import type * as z from 'zod/mini'

/** The first error of each field, with the message of the schema. */
export function findErrors(schema: z.ZodMiniType, values: object): Record<string, string> {
  const { error } = schema.safeParse(values)
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}
