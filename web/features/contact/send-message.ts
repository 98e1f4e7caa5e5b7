import { type ContactInput, IDEMPOTENCY_HEADER } from '#contract/contact.ts'
import { ApiRefusal, sendJson } from '#web/lib/api/api-client.ts'
import { randomUuid } from '#web/lib/api/random-uuid.ts'
import { notify } from '#web/lib/notify.ts'
import { keepUnsent } from '#web/lib/outbox/outbox.ts'
import { FIELD_NAMES, type Unsent } from './draft.ts'

/** A toast must be visible long enough to be read. */
const MIN_TOAST_MS = 600
const REQUEST_TIMEOUT_MS = 10_000

/**
 * Sends a message and shows the toasts of its progress. Returns what is unsent afterwards, if any;
 * whoever turns out to be signed out has to log in first.
 */
export async function sendMessage(
  texts: ContactInput,
  sender: string,
  unsent: Unsent | undefined,
): Promise<Unsent | 'signed-out' | undefined> {
  const key = isSameAttempt(texts, sender, unsent) ? unsent.key : randomUuid()
  const toast = notify.info('Please Wait..')
  const [refusal] = await Promise.all([post(texts, key), delay(MIN_TOAST_MS)])
  notify.dismiss(toast)
  if (refusal?.code === 'signed-out') return refusal.code
  if (refusal?.status === 0 && keepForLater(texts, sender, key)) {
    notify.aside('info', 'You are offline. Your message is sent when you are back.')
    return unsent?.key === key ? undefined : unsent
  }
  if (refusal !== null) {
    notify.error(refusal.code.toUpperCase())
    return { key, sender, texts, reason: refusal.message, offered: true }
  }
  notify.success('Submitted successfully..')
  return unsent?.key === key ? undefined : unsent
}

/** The same text of the same member is sent again under the same idempotency key. */
function isSameAttempt(
  texts: ContactInput,
  sender: string,
  unsent: Unsent | undefined,
): unsent is Unsent {
  return (
    unsent?.sender === sender && FIELD_NAMES.every((name) => unsent.texts[name] === texts[name])
  )
}

/** False while the browser says that it is online: then the member decides whether to try again. */
function keepForLater(texts: ContactInput, sender: string, key: string): boolean {
  if (navigator.onLine) return false
  return keepUnsent({
    id: key,
    sender,
    what: 'message',
    method: 'POST',
    path: '/api/queries',
    body: texts,
    headers: { [IDEMPOTENCY_HEADER]: key },
  })
}

async function post(texts: ContactInput, key: string): Promise<ApiRefusal | null> {
  try {
    await sendJson('POST', '/api/queries', texts, {
      headers: { [IDEMPOTENCY_HEADER]: key },
      keepalive: true,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    return null
  } catch (error) {
    if (error instanceof ApiRefusal) return error
    throw error
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
