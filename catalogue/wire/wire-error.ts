/** An error in one of the two shapes of the contract. Clients distinguish them by `message`. */
export type WireErrorBody = { code: string; message: string } | { code: number; status: string }

export class WireError extends Error {
  override readonly name = 'WireError'
  readonly statusCode: number
  readonly body: WireErrorBody
  /** For the header `Retry-After`. */
  readonly retryAfterS: number | undefined

  constructor(statusCode: number, body: WireErrorBody, retryAfterS?: number) {
    super('message' in body ? body.message : body.status)
    this.statusCode = statusCode
    this.body = body
    this.retryAfterS = retryAfterS
  }
}

/** Errors of the gateway: keys, routes, methods. */
export function gatewayError(status: number, code: string, message: string): WireError {
  return new WireError(status, { code, message })
}

/** Errors of the service: invalid parameters, missing records. */
export function serviceError(code: number, status: string): WireError {
  return new WireError(code, { code, status })
}

export function conflict(status: string): WireError {
  return serviceError(409, status)
}

/** A rate limit; `retryAfterMs` where it is known when the next call is let through. */
export function throttled(retryAfterMs?: number): WireError {
  const body = {
    code: 'RequestThrottled',
    message: 'You have exceeded your rate limit. Please try again later.',
  }
  const seconds = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000)
  return new WireError(429, body, seconds)
}
