/**
 * The site itself: the two pages, and all hashed files. They are cached by the version of this worker,
 * so that a page from the cache finds the scripts it was built with.
 */
const PREFIX = 'site '
export const SITE_CACHE = PREFIX + SITE_VERSION
/** No page has this address, so the server sends the shell without anything for one page. */
const SHELL = '/shell'
const LANDING = '/'

/** One after another: whoever is reading meanwhile has the line almost for themselves. */
export async function installShell(): Promise<void> {
  const cache = await caches.open(SITE_CACHE)
  for (const path of [LANDING, SHELL]) await cache.put(path, await load(path, 'reload'))
  for (const path of SITE_FILES) {
    // A hashed file of the version before is the same file.
    await cache.put(path, (await caches.match(path)) ?? (await load(path, 'default')))
  }
}

export async function dropOtherVersions(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== SITE_CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
}

export function recallPage(route: 'landing' | 'page'): Promise<Response | undefined> {
  return recall(route === 'landing' ? LANDING : SHELL)
}

/** A hashed file never changes. */
export async function answerFile(request: Request): Promise<Response> {
  return (await recall(request)) ?? fetch(request)
}

/** The server's `Vary` concerns codings only, and the cache holds decoded bodies. */
function recall(asked: Request | string): Promise<Response | undefined> {
  return caches.match(asked, { cacheName: SITE_CACHE, ignoreVary: true })
}

async function load(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache, priority: 'low' })
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return response
}
