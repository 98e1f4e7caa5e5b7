import type { TokenScope } from '#contract/tokens.ts'

interface Opened {
  /** Of routes, as they are registered. */
  addresses: RegExp
  /** The scope for GET. */
  read: TokenScope
  /** The scope for all else. */
  write: TokenScope
}

/** What access tokens open. All other routes are for sessions, or for everybody. */
export const OPENED = {
  progress: {
    addresses: /^\/api\/(progress|follows|next-up)\b/,
    read: 'progress:read',
    write: 'progress:write',
  },
  lists: {
    addresses: /^\/api\/(lists\b|shared\/:token\/save$|progress\/lists\/)/,
    read: 'lists',
    write: 'lists',
  },
} as const satisfies Record<string, Opened>

/** The scopes that a token must have for a route; none where no token opens it. */
export function scopesOf(method: string, address: string): TokenScope[] {
  return Object.values(OPENED)
    .filter(({ addresses }) => addresses.test(address))
    .map(({ read, write }) => (method === 'GET' ? read : write))
}
