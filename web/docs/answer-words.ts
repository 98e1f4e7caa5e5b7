import type { Answer } from './send-call.ts'

/** The headers that say something about the call. */
const SHOWN_HEADERS = [
  'content-type',
  'etag',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
]
/** More would make a slow page, and nobody reads it here. */
const MOST_CHARACTERS = 20_000

/** What came of a call, in words for a person. */
export function toWords(answer: Answer): string {
  const { status, statusText, bytes, ms } = answer
  if (status === 0) return 'The answer leads to another address, which is not followed here.'
  const line = [status, statusText].filter(Boolean).join(' ')
  const size = `${line}, ${toSize(bytes)} in ${ms.toLocaleString('en')} ms.`
  if (status < 400) return size
  return `${size} ${toAdvice(answer)}`.trim()
}

function toAdvice({ status, headers, text }: Answer): string {
  const said = saidIn(text)
  if (status === 401) return `${said} Check both keys, or log in.`.trim()
  if (status === 409 && /user key/.test(said)) {
    return 'This server wants a key: type yours at the top of the page, or log in first.'
  }
  if (status === 429) return `Too many calls. ${toWait(headers.get('retry-after'))}`
  if (status >= 500) return `The server failed. ${said}`.trim()
  return said
}

function toWait(retryAfter: string | null): string {
  const seconds = Number(retryAfter)
  if (retryAfter === null || !(seconds >= 0)) return 'Try again later.'
  return `Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
}

/** The server's own words: the wire has them in `message` or `status`. */
function saidIn(text: string | null): string {
  try {
    const { message, status } = JSON.parse(text ?? '')
    const words = [message, status].find((one) => typeof one === 'string') ?? ''
    return words === '' || /[.!?]$/.test(words) ? words : `${words}.`
  } catch {
    return ''
  }
}

export function toFailure(error: unknown, isOnline: boolean): string {
  if (error instanceof DOMException && error.name === 'AbortError') return 'Stopped.'
  if (!isOnline)
    return 'You are offline. What you typed is still here: try again when you are back.'
  return 'The server cannot be reached. What you typed is still here: try again in a moment.'
}

export function toHeaders({ headers }: Answer): [name: string, value: string][] {
  return SHOWN_HEADERS.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
}

/** The body to show, and what to say of the rest. */
export function toBody({ text, bytes }: Answer): { shown: string; note: string } {
  if (bytes === 0) return { shown: '', note: 'The answer has no body.' }
  if (text === null) return { shown: '', note: `The body is no text: ${toSize(bytes)}.` }
  const pretty = prettyJson(text)
  if (pretty.length <= MOST_CHARACTERS) return { shown: pretty, note: '' }
  const count = (length: number) => length.toLocaleString('en')
  return {
    shown: pretty.slice(0, MOST_CHARACTERS),
    note: `The first ${count(MOST_CHARACTERS)} of ${count(pretty.length)} characters.`,
  }
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function toSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`
}
