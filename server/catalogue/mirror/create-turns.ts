import { setImmediate as nextTurn } from 'node:timers/promises'

/** For how long signals may have to wait. */
const TURN_MS = 20

/** Gives the thread to signals now and then; what it returns is false once the work was interrupted. */
export function createTurns(
  signal: Pick<AbortSignal, 'aborted'>,
  onTurn: () => void = () => {},
): () => boolean | Promise<boolean> {
  let endsAt = 0
  return () => {
    if (performance.now() < endsAt) return !signal.aborted
    return nextTurn().then(() => {
      onTurn()
      endsAt = performance.now() + TURN_MS
      return !signal.aborted
    })
  }
}
