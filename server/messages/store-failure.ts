import { ApiError } from '../errors.ts'
import { codeOf, isTransient, type StoreCode } from '../store/store-code.ts'
import { RETRY_AFTER_S, Unavailable } from '../store/unavailable.ts'

/** A failed call of the message store; `code` is one of Firestore's codes, whichever the store. */
export class StoreFailure extends ApiError {
  readonly retryAfterS: number | undefined

  constructor(storeCode: StoreCode, cause: unknown) {
    const transient = isTransient(storeCode)
    const message = transient
      ? 'Messages can be neither kept nor read at the moment. Please try again in a little while.'
      : 'Messages can be neither kept nor read until whoever runs this site has seen to it.'
    super(transient ? 503 : 500, { code: storeCode, message }, { cause })
    this.retryAfterS = transient ? RETRY_AFTER_S : undefined
  }
}

/** Any other ApiError is returned unchanged. */
export function toFailure(error: unknown): ApiError {
  if (error instanceof Unavailable) return new StoreFailure(transientCodeOf(error), error.cause)
  return error instanceof ApiError ? error : new StoreFailure(codeOf(error), error)
}

function transientCodeOf({ cause }: Unavailable): StoreCode {
  const code = codeOf(cause)
  return isTransient(code) ? code : 'unavailable'
}

export async function mapStoreErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw toFailure(error)
  }
}
