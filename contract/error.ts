import * as z from 'zod/mini'

/** The body of every failed call under `/api`. Toasts show `code` in upper case. */
export const ApiErrorSchema = z.object({
  code: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ApiErrorBody = z.infer<typeof ApiErrorSchema>

/** An error of the catalogue's gateway under `/v1`: a code and a message, no envelope. */
export const GatewayErrorSchema = z
  .object({ code: z.string(), message: z.string() })
  .register(z.globalRegistry, { id: 'GatewayError' })

/** An error of the catalogue's service under `/v1`: a numeric code and a status text. */
export const ServiceErrorSchema = z
  .object({ code: z.int(), status: z.string() })
  .register(z.globalRegistry, { id: 'ServiceError' })

/** Unknown route under `/v1`: the message of the retired service, which clients match on. */
export function resourceNotFound(url: string) {
  return { code: 'ResourceNotFound', message: `${url} does not exist` }
}
