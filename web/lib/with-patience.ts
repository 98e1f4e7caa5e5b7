/** A reader who waits that long wants words, not a skeleton. */
export const PATIENCE_MS = 20_000

export function withPatience(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
}
