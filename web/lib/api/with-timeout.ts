/** After this an error message is better than a longer loading skeleton. */
const REQUEST_TIMEOUT_MS = 20_000

export function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)])
}
