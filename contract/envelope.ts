import { z } from 'zod'
import { pageSchema } from './page.ts'

/** The envelope of every answer of the wire. */
export function envelopeSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    code: z.literal(200),
    status: z.literal('Ok'),
    copyright: z.string(),
    attributionText: z.string(),
    attributionHTML: z.string(),
    etag: z.string().regex(/^[0-9a-f]{40}$/),
    data: pageSchema(item),
  })
}
