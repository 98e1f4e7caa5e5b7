/** The storage of a service worker in memory, keyed by address, with the order of a real one. */
export function createFakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (asked: Request | string) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://rack.example').href

  const toCache = (entries: Map<string, Response>) => ({
    put: async (asked: Request | string, response: Response) => {
      const body = await response.arrayBuffer()
      entries.set(keyOf(asked), new Response(body, { headers: response.headers }))
    },
    delete: async (asked: Request | string) => entries.delete(keyOf(asked)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  })

  return {
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, entries)
      return toCache(entries)
    },
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async (asked: Request | string, { cacheName = '' } = {}) =>
      stores.get(cacheName)?.get(keyOf(asked))?.clone(),
  }
}
