/** Throws with the server's own words for a person when it refuses, under `/api` and `/v1` alike. */
export function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  return ask(path, { signal, headers: { accept: 'application/json' } })
}

/** Throws as `getJson` does. */
export function postJson(path: string, body: object): Promise<unknown> {
  return ask(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function ask(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, init)
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
