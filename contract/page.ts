import { z } from 'zod'

/** A page of a listing as the catalogue's wire has it: the `data` of the envelope. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    offset: z.int().min(0),
    limit: z.int().min(1),
    total: z.int().min(0),
    count: z.int().min(0),
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
