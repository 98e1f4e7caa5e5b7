import * as z from 'zod/mini'
import { pageSchema } from './page.ts'

/** The envelope of every answer of the wire. */
export function envelopeSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({
    code: z.literal(200),
    status: z.literal('Ok'),
    copyright: z.string(),
    attributionText: z.string(),
    attributionHTML: z.string(),
    etag: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
    data: pageSchema(item),
  })
}
