/** Long enough for a server that restarts or a line that breaks off for a moment. */
const PAUSE_MS = 1000

/** A read with a second try. What was refused for good, or given up, is not tried again. */
export async function twice<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    const { name, status = 0 } = error as Error & { status?: number }
    if (name === 'AbortError' || (status >= 400 && status < 500)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return read()
  }
}
