import * as z from 'zod/mini'

/** A page of a listing as the catalogue's wire has it: the `data` of the envelope. */
export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({
    offset: z.int().check(z.minimum(0)),
    limit: z.int().check(z.minimum(1)),
    total: z.int().check(z.minimum(0)),
    count: z.int().check(z.minimum(0)),
    results: z.array(item),
  })
}

export interface Page<Item> {
  total: number
  results: Item[]
}

export interface PageQuery {
  limit: number
  offset: number
}
