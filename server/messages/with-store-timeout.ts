import type { MessageStore } from './message-store.ts'
import { mapStoreErrors, StoreFailure } from './store-failure.ts'

/** Below five seconds, the longest that a response may take. */
const STORE_TIMEOUT_MS = 3_500

/** Rejects with a StoreFailure when a call of the store takes longer than the timeout. */
export function withStoreTimeout(store: MessageStore, timeoutMs = STORE_TIMEOUT_MS): MessageStore {
  const timed = <Result>(call: () => Promise<Result>) =>
    mapStoreErrors(() => withTimeout(timeoutMs, call()))
  return {
    add: (message) => timed(() => store.add(message)),
    list: (range) => timed(() => store.list(range)),
    mark: (id, readAt) => timed(() => store.mark(id, readAt)),
    listOf: (memberId) => timed(() => store.listOf(memberId)),
    forget: (memberId) => timed(() => store.forget(memberId)),
    ping: () => timed(() => store.ping()),
    close: () => store.close(),
  }
}

async function withTimeout<Result>(ms: number, call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const rejectLate = () =>
      reject(new StoreFailure('unavailable', new Error(`No answer in ${ms} ms`)))
    timer = setTimeout(rejectLate, ms)
  })
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
