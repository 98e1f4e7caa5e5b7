/** An answer, read as far as it can be shown. */
export interface Answer {
  status: number
  statusText: string
  headers: Headers
  /** Null for what is no text. */
  text: string | null
  bytes: number
  /** From sending to the last byte. */
  ms: number
}

const TEXTUAL = /json|text|xml|csv|javascript|ndjson/

/** Sends a real request. Rejects if the server cannot be reached or the signal stops it. */
export async function sendCall(address: string, withKey: boolean, signal: AbortSignal) {
  const begun = performance.now()
  const response = await fetch(address, {
    signal,
    headers: { accept: 'application/json' },
    // What the server says now, not what the browser remembers.
    cache: 'no-store',
    // A redirect is an answer too, and leads away from here.
    redirect: 'manual',
    // A key shows what a program gets, which has no session.
    credentials: withKey ? 'omit' : 'same-origin',
  })
  const body = await response.arrayBuffer()
  const { status, statusText, headers } = response
  const isText = TEXTUAL.test(headers.get('content-type') ?? 'text')
  return {
    status,
    statusText,
    headers,
    text: isText ? new TextDecoder().decode(body) : null,
    bytes: body.byteLength,
    ms: Math.round(performance.now() - begun),
  } satisfies Answer
}
