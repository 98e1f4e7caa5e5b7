import { z } from 'zod'

/** What every failed call under `/api` answers. Toasts show `code` in upper case. */
export const ApiErrorSchema = z.object({
  code: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ApiErrorBody = z.infer<typeof ApiErrorSchema>

/** What the gateway of the catalogue answers under `/v1`: a word and a text, never an envelope. */
export const GatewayErrorSchema = z
  .object({ code: z.string(), message: z.string() })
  .meta({ id: 'GatewayError' })

/** What the service of the catalogue answers under `/v1`: the status and a text. */
export const ServiceErrorSchema = z
  .object({ code: z.int(), status: z.string() })
  .meta({ id: 'ServiceError' })

/** No such route under `/v1`: the words of the retired service, on which clients match. */
export function resourceNotFound(url: string) {
  return { code: 'ResourceNotFound', message: `${url} does not exist` }
}
