import { IDEMPOTENCY_HEADER } from '#contract/contact.ts'
import { ApiRefusal, sendJson } from '#web/lib/api/api-client.ts'
import { notify } from '#web/lib/notify.ts'
import type { Attempt } from './attempt.ts'

/** A notice that is gone before it can be read only flickers. */
const READABLE_MS = 600
/** A server that says nothing for so long is as good as none: sent again, the message is kept once. */
const PATIENCE_MS = 10_000

/** Sends a message and tells how it goes. Gives why it was not sent, and nothing once it is kept. */
export async function deliver(attempt: Attempt): Promise<string | undefined> {
  const notice = notify.info('Please Wait..')
  const [refusal] = await Promise.all([send(attempt), readable()])
  notify.dismiss(notice)
  if (refusal === null) notify.success('Submitted successfully..')
  else notify.error(refusal.code.toUpperCase())
  return refusal?.message
}

async function send({ key, texts }: Attempt): Promise<ApiRefusal | null> {
  try {
    await sendJson('POST', '/api/queries', texts, {
      headers: { [IDEMPOTENCY_HEADER]: key },
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return null
  } catch (error) {
    if (error instanceof ApiRefusal) return error
    throw error
  }
}

function readable(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, READABLE_MS))
}
