/** How the worker answers a request; see `worker.ts`. */
export type Route =
  | 'file'
  | 'landing'
  | 'page'
  | 'answer'
  | 'search'
  | 'picture'
  | 'session'
  | 'leaving'

interface AskedRequest {
  method: string
  mode: string
  url: string
}

/** Documents of the server itself, and downloads: no pages of the application. */
const NO_PAGES =
  /^\/(static|api|v1|pictures|docs|downloads|demo-identity|healthz|shared\/[^/]+\/embed)(\/|$)|\.\w+$/
/** What a member reads. Account, keys, exports and the inbox are not among it, nor will they be by accident. */
const ANSWERS = [
  /^\/(v1\/public|api\/facts|api\/facets)\/.+$/,
  /^\/api\/(favourites|progress)(\/[a-z]+)?$/,
  /^\/api\/collection(\/[a-z]+(\/\d+)?)?$/,
  /^\/api\/(rack|follows|year|lists(\/[\w-]+(\/entries)?)?)$/,
]

/** Undefined for requests that pass the worker untouched. */
export function routeOf({ method, mode, url }: AskedRequest, origin: string): Route | undefined {
  const address = new URL(url)
  if (address.origin !== origin) return undefined
  const { pathname, searchParams } = address
  if (method === 'POST') return isLeaving(pathname) ? 'leaving' : undefined
  if (method !== 'GET') return undefined
  if (mode === 'navigate') return routeOfPage(pathname)
  if (pathname.startsWith('/static/')) return 'file'
  if (pathname.startsWith('/pictures/')) return 'picture'
  if (pathname === '/api/auth/get-session') return 'session'
  if (pathname === '/api/search') return 'search'
  // A call with a key is that of a program, whoever is signed in here.
  if (searchParams.has('apikey')) return undefined
  return ANSWERS.some((pattern) => pattern.test(pathname)) ? 'answer' : undefined
}

function routeOfPage(pathname: string): Route | undefined {
  if (pathname === '/') return 'landing'
  return NO_PAGES.test(pathname) ? undefined : 'page'
}

/** After these nobody is signed in any more. */
function isLeaving(pathname: string): boolean {
  return pathname === '/api/auth/sign-out' || pathname === '/api/auth/delete-user'
}
