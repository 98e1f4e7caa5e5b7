import * as z from 'zod/mini'

/** Facet counts: how many of the filtered records have each value. */
export const FacetsSchema = z.record(
  z.string(),
  z.array(
    z.object({
      value: z.union([z.string(), z.number()]),
      label: z.string(),
      count: z.int().check(z.minimum(1)),
    }),
  ),
)
export type Facets = z.infer<typeof FacetsSchema>

export const MAX_FACET_VALUES = 50
