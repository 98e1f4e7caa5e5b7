import * as z from 'zod/mini'

/** Words, and the address that they lead to, if there is one. */
const AttributionSchema = z.strictObject({
  words: z.string(),
  /** The URL becomes a link, so other schemes (`javascript:`) are refused. */
  url: z.nullable(z.url({ protocol: /^https?$/ })),
})
export type Attribution = z.infer<typeof AttributionSchema>

/** Facts that an operator has laid over the shipped ones: where they come from, and what they may be used for. */
export const LayerSchema = z.strictObject({
  name: z.string(),
  licence: AttributionSchema,
  source: AttributionSchema,
})
export type Layer = z.infer<typeof LayerSchema>
