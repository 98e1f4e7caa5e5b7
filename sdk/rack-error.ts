export interface RackErrorDetails {
  status?: number
  code: string | number
  retryAfterS?: number | undefined
  cause?: unknown
}

/** A call that failed. An aborted one rejects with the reason of its signal instead. */
export class RackError extends Error {
  override readonly name = 'RackError'
  /** The status of the answer; 0 where there was none, or none that could be read. */
  readonly status: number
  /**
   * As the service sent it: a word of its gateway (`InvalidCredentials`, `RequestThrottled`), or the status
   * again (404, 409). Without an answer: `unreachable`, `timeout`, `unreadable`, `not-in-mirror`.
   */
  readonly code: string | number
  /** The seconds after which the service wants to be asked again, if it said so. */
  readonly retryAfterS: number | undefined

  constructor(message: string, { status = 0, code, retryAfterS, cause }: RackErrorDetails) {
    super(message, cause === undefined ? {} : { cause })
    this.status = status
    this.code = code
    this.retryAfterS = retryAfterS
  }
}
