/** What a page tells the worker. */
export type PageMessage =
  | { type: 'member'; email: string | null }
  /** What the page had loaded before the worker was there to see it. */
  | { type: 'seen'; addresses: string[] }
  /** Asks for a `ReachMessage`: the last one came before the page could listen. */
  | { type: 'reach' }
  /** The reader wants the new version now. */
  | { type: 'take-over' }
  /** The page is of the new version already. */
  | { type: 'take-over-if-alone' }

/** Whether the last answer came from the server, or from what the worker keeps. */
export interface ReachMessage {
  type: 'reach'
  reachable: boolean
}

export const WORKER_PATH = '/service-worker.js'
