import { z } from 'zod'

export const ListParamsSchema = z.object({
  id: z.string().meta({ description: 'The id of the list' }),
})

/** A full list with all the text that it may have, as UTF-8. */
export const MAX_ENTRIES_BYTES = 8 * 1024 * 1024
