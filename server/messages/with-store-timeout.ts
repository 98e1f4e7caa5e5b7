import type { MessageStore } from './message-store.ts'
import { inStoreWords, StoreFailure } from './store-failure.ts'

/** Below the five seconds after which whoever waits for an answer must have one. */
const ANSWER_MS = 3_500

/** Answers in time, if only with a StoreFailure, whatever the store behind it does. */
export function withStoreTimeout(store: MessageStore, answerMs = ANSWER_MS): MessageStore {
  const prompt = <Result>(call: () => Promise<Result>) =>
    inStoreWords(() => within(answerMs, call()))
  return {
    add: (message) => prompt(() => store.add(message)),
    list: (range) => prompt(() => store.list(range)),
    mark: (id, readAt) => prompt(() => store.mark(id, readAt)),
    listOf: (memberId) => prompt(() => store.listOf(memberId)),
    forget: (memberId) => prompt(() => store.forget(memberId)),
    ping: () => prompt(() => store.ping()),
    close: () => store.close(),
  }
}

async function within<Result>(ms: number, call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const tell = () => reject(new StoreFailure('unavailable', new Error(`No answer in ${ms} ms`)))
    timer = setTimeout(tell, ms)
  })
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
