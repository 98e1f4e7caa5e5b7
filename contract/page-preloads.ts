/** What a page needs before it can show anything. The server preloads it with the page. */
interface PagePreloads {
  /** As in the router; `:id` is the number of a record. */
  path: string
  /** Names of chunks, given by `webpackChunkName` where the page is imported. */
  chunks: string[]
  /** The requests that the page sends first, to the letter. */
  requests: string[]
}

/** Asked by every page for who reads it. */
export const SESSION_REQUEST = '/api/auth/get-session'

export const PAGE_PRELOADS: PagePreloads[] = [
  listing('/characters', 'characters', 'orderBy=-renown%2Cname'),
  listing('/comics', 'comics', 'orderBy=-onsaleDate%2Ctitle&noVariants=true'),
  listing('/series', 'series', 'orderBy=-renown%2Ctitle'),
  listing('/creators', 'creators', 'orderBy=-renown%2ClastName'),
  listing('/teams', 'characters', 'orderBy=-renown%2Cname&role=group'),
  {
    path: '/events',
    chunks: ['catalogue', 'listing'],
    requests: ['/v1/public/events?limit=24&offset=0&orderBy=-renown%2Cname'],
  },
  detail('/characters/:id', 'character', 'characters'),
  detail('/teams/:id', 'character', 'characters'),
  detail('/comics/:id', 'comic', 'comics'),
  detail('/series/:id', 'one-series', 'series'),
  detail('/creators/:id', 'creator', 'creators'),
  detail('/events/:id', 'event', 'events'),
  { path: '/arcs/:id', chunks: ['catalogue', 'event'], requests: ['/api/facts/arcs/:id'] },
  { path: '/search', chunks: ['catalogue', 'search'], requests: [] },
  { path: '/rack', chunks: ['catalogue', 'rack'], requests: ['/api/rack'] },
  {
    path: '/favourites',
    chunks: ['catalogue', 'favourites'],
    requests: ['/api/favourites?orderBy=-addedAt&page=1'],
  },
  { path: '/lists', chunks: ['catalogue', 'lists'], requests: ['/api/lists'] },
  {
    path: '/collection',
    chunks: ['catalogue', 'lists'],
    requests: ['/api/collection?only=owned&page=1'],
  },
  { path: '/year', chunks: ['lists'], requests: ['/api/year'] },
  { path: '/import', chunks: ['lists'], requests: ['/api/imports'] },
  { path: '/account', chunks: ['account'], requests: [] },
]

/** For a visitor, who is redirected to it from every other page. */
export const LOGIN_CHUNKS = ['login']

function listing(path: string, kind: string, order: string): PagePreloads {
  const query = `limit=24&offset=0&${order}`
  return {
    path,
    chunks: ['catalogue', 'listing'],
    requests: [`/v1/public/${kind}?${query}`, `/api/facts/${kind}/listed?${query}`],
  }
}

function detail(path: string, chunk: string, kind: string): PagePreloads {
  return {
    path,
    chunks: ['catalogue', chunk],
    requests: [`/v1/public/${kind}/:id`, `/api/facts/${kind}/:id`],
  }
}
