/** An error in one of the two shapes of the contract. Clients distinguish them by `message`. */
export type WireErrorBody = { code: string; message: string } | { code: number; status: string }

export class WireError extends Error {
  override readonly name = 'WireError'
  readonly statusCode: number
  readonly body: WireErrorBody

  constructor(statusCode: number, body: WireErrorBody) {
    super('message' in body ? body.message : body.status)
    this.statusCode = statusCode
    this.body = body
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
