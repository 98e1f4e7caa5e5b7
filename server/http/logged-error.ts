/** An error as a line of the log has it: an allow-list, since errors of libraries carry addresses, passwords and rows. */
export interface LoggedError {
  /** For Fastify's own type. */
  [field: string]: unknown
  type: string
  message: string
  stack: string
  code?: string | undefined
}

/** A chain of causes longer than this says nothing more. */
const MAX_CAUSES = 5

export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: stackOf(error, MAX_CAUSES),
    code: 'code' in error && error.code != null ? String(error.code) : undefined,
  }
}

/** Of a host with two addresses: an error for each, and none in words for both. */
function messageOf(error: Error): string {
  if (error.message === '' && error instanceof AggregateError) {
    return error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join(', ')
  }
  return error.message
}

function stackOf(error: Error, causes: number): string {
  const own = error.stack ?? messageOf(error)
  if (!(error.cause instanceof Error) || causes === 0) return own
  return `${own}\ncaused by: ${stackOf(error.cause, causes - 1)}`
}
