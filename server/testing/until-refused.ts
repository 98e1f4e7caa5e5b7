/** A connection may be reset, or closed in order, between accept and the first response. */
const CLOSED = ['ECONNRESET', 'UND_ERR_SOCKET']

/** Resolves with the error code once new connections are refused; throws after a timeout. */
export async function untilRefused(url: string): Promise<string> {
  const deadline = AbortSignal.timeout(30_000)
  for (;;) {
    deadline.throwIfAborted()
    try {
      await fetch(`${url}/healthz`, { headers: { connection: 'close' } })
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      if (!CLOSED.includes(cause?.code ?? '')) return cause?.code ?? String(error)
    }
  }
}
