import { RetryLater } from '../errors.ts'

export const RETRY_AFTER_S = 5

/** The database cannot be reached at the moment, or cannot do this at the moment. */
export class Unavailable extends RetryLater {
  constructor(cause: unknown) {
    const message =
      'What members keep here cannot be read or changed at the moment. Please try again in a little while.'
    super(503, { code: 'unavailable', message }, RETRY_AFTER_S * 1000, { cause })
  }
}
