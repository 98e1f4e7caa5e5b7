import * as z from 'zod/mini'

/** The record in an answer of the wire that holds one. */
export function firstResultSchema<Record>(record: z.ZodMiniType<Record>) {
  return z.pipe(
    z.object({ data: z.object({ results: z.array(record).check(z.minLength(1)) }) }),
    z.transform(({ data }) => data.results[0] as Record),
  )
}
