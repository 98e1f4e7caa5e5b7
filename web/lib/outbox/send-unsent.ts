import { ApiRefusal, sendJson } from '../api/api-client.ts'
import { alone } from './alone.ts'
import { dropUnsent } from './drop-unsent.ts'
import { readUnsent, type Unsent } from './outbox.ts'

/** What hangs is sent again later, under the same key. */
const SEND_TIMEOUT_MS = 20_000

interface Outcome {
  sent: Unsent[]
  /** What the server will not take, however often it is asked. */
  refused: { item: Unsent; reason: string }[]
}

/**
 * Sends what the member did offline, in order. It stops where the server cannot be reached, is busy or
 * wants a sign-in first; the rest stays for the next time.
 */
export function sendUnsent(sender: string): Promise<Outcome> {
  return alone(() => sendAll(sender))
}

async function sendAll(sender: string): Promise<Outcome> {
  const outcome: Outcome = { sent: [], refused: [] }
  // Read anew for each: a change may have been replaced, or dropped by a log-out, meanwhile.
  for (let [item] = readUnsent(sender); item !== undefined; [item] = readUnsent(sender)) {
    try {
      await send(item)
      outcome.sent.push(item)
    } catch (error) {
      if (!(error instanceof ApiRefusal) || !isFinal(error.status)) return outcome
      outcome.refused.push({ item, reason: error.message })
    }
    dropUnsent(item)
  }
  return outcome
}

function send({ method, path, body, headers = {} }: Unsent): Promise<unknown> {
  return sendJson(method, path, body, { headers, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) })
}

/** Not for a server that cannot be reached (0), a session that is gone, or a limit of time. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}
