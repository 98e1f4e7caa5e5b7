import { get, type IncomingMessage } from 'node:http'
import { serverAddress } from './server-address.ts'

/** Longer than a database that is merely slow takes. */
const TIMEOUT_MS = 5000
/** Of an answer that is longer the rest is not read: it is not our server's. */
const MAX_ANSWER_BYTES = 10_000

interface Health {
  healthy: boolean
  message: string
}

/** Asks the server of this environment, on this machine, whether it can serve. */
export async function checkHealth(
  environment: Record<string, string | undefined>,
  timeoutMs = TIMEOUT_MS,
): Promise<Health> {
  const address = serverAddress(environment)
  try {
    const { status, body } = await ask(`${address}/readyz`, timeoutMs)
    return judge(address, status, body)
  } catch (error) {
    return { healthy: false, message: `No answer from ${address}: ${reasonOf(error)}.` }
  }
}

function ask(url: string, timeoutMs: number): Promise<{ status: number; body: string }> {
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, signal }, (answer) => {
      readStart(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, body }),
        () => reject(signal.aborted ? signal.reason : new Error('the answer was cut')),
      )
    })
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error))
  })
}

async function readStart(answer: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    body += chunk
    if (body.length > MAX_ANSWER_BYTES) break
  }
  return body
}

function judge(address: string, status: number, body: string): Health {
  const readiness = parse(body)
  if (readiness === undefined) {
    return { healthy: false, message: `${address} answers ${status}, and is not Spinner Rack.` }
  }
  const healthy = status === 200 && readiness.status === 'ready'
  const parts = `catalogue ${readiness.catalogue}, store ${readiness.store}`
  return { healthy, message: `${address} is ${readiness.status}: ${parts}.` }
}

interface Answer {
  status: string
  catalogue: string
  store: string
}

function parse(body: string): Answer | undefined {
  try {
    const { status, catalogue, store } = JSON.parse(body)
    return [status, catalogue, store].every(isWord) ? { status, catalogue, store } : undefined
  } catch {
    return undefined
  }
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z-]{1,20}$/.test(value)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it took too long'
  // Where a name has several addresses, the first of several errors has the words.
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
