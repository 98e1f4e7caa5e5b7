import { ApiError } from '../errors.ts'

export const RETRY_AFTER_S = 5

/** The database cannot be reached at the moment. */
export class Unavailable extends ApiError {
  readonly retryAfterS = RETRY_AFTER_S

  constructor(cause: unknown) {
    const message =
      'What members keep here cannot be read or changed at the moment. Please try again in a little while.'
    super(503, { code: 'unavailable', message }, { cause })
  }
}
