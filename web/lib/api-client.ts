/** Throws with the server's own words for a person when it refuses, under `/api` and `/v1` alike. */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(await readFault(response))
  return response.json()
}

/** `/api` and the catalogue's gateway say `message`, the catalogue's service says `status`. */
async function readFault(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null) {
    if ('message' in body && typeof body.message === 'string') return body.message
    if ('status' in body && typeof body.status === 'string') return body.status
  }
  return `The server answered ${response.status}.`
}
