/** Resolves with the error code once nobody new is let in; throws rather than hang. */
export async function untilRefused(url: string): Promise<string> {
  const deadline = AbortSignal.timeout(30_000)
  for (;;) {
    deadline.throwIfAborted()
    try {
      await fetch(`${url}/healthz`, { headers: { connection: 'close' } })
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      // A connection may be cut between being accepted and being served.
      if (cause?.code !== 'ECONNRESET') return cause?.code ?? String(error)
    }
  }
}
