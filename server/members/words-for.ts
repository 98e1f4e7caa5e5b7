import { ApiError } from '../errors.ts'

/** One line for the operator. */
export function wordsFor(error: unknown): string {
  // A failure of a store has words for readers, and a reason for whoever runs the site.
  if (error instanceof ApiError && error.cause instanceof Error) {
    return `${error.body.code}: ${error.cause.message}`
  }
  return error instanceof Error ? error.message : String(error)
}
