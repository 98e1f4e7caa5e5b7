import * as z from 'zod/mini'

/** What a change did, which is what undoing it takes back. */
export const MarkedSchema = z
  .object({
    /** Those that were not read before. */
    marked: z.array(z.int()),
  })
  .register(z.globalRegistry, { id: 'Marked' })

export const MarkedAndUnmarkedSchema = z
  .extend(MarkedSchema, {
    /** Those that were read before. */
    unmarked: z.array(z.int()),
  })
  .register(z.globalRegistry, { id: 'MarkedAndUnmarked' })
