import { OUTBOX, readOutbox, type Unsent, writeOutbox } from './outbox.ts'

/** Leaves a newer change of the same thing where it is. */
export function dropUnsent(item: Unsent): void {
  const sent = JSON.stringify(item)
  const others = readOutbox().filter((other) => JSON.stringify(other) !== sent)
  if (others.length === 0) dropAllUnsent()
  else writeOutbox(others)
}

/** At log-out: the next user of this browser may be another person. */
export function dropAllUnsent(): void {
  try {
    localStorage.removeItem(OUTBOX)
  } catch {}
  window.dispatchEvent(new Event(OUTBOX))
}
