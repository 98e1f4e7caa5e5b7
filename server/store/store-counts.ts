import { Durations } from '../durations.ts'

export const OPERATIONS = ['all', 'first', 'run', 'batch', 'purge', 'ping'] as const
export type Operation = (typeof OPERATIONS)[number]

/** What became of a call; `refused`: at once, while the database is away. */
export type Outcome = 'ok' | 'failed' | 'unreachable' | 'refused'

interface OperationCounts {
  outcomes: Record<Outcome, number>
  /** Of calls that reached the driver. */
  durations: Durations
}

/** Calls of a database since the start. */
export type StoreCounts = Record<Operation, OperationCounts>

export function createStoreCounts(): StoreCounts {
  return {
    all: createOperationCounts(),
    first: createOperationCounts(),
    run: createOperationCounts(),
    batch: createOperationCounts(),
    purge: createOperationCounts(),
    ping: createOperationCounts(),
  }
}

function createOperationCounts(): OperationCounts {
  return { outcomes: { ok: 0, failed: 0, unreachable: 0, refused: 0 }, durations: new Durations() }
}
