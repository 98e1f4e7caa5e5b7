/** Resolves with the error code once new connections are refused; throws after a timeout. */
export async function untilRefused(url: string): Promise<string> {
  const deadline = AbortSignal.timeout(30_000)
  for (;;) {
    deadline.throwIfAborted()
    try {
      await fetch(`${url}/healthz`, { headers: { connection: 'close' } })
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      // A connection may be reset between accept and the first response.
      if (cause?.code !== 'ECONNRESET') return cause?.code ?? String(error)
    }
  }
}
