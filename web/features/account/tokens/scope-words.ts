import type { TokenScope } from '#contract/tokens.ts'

/** What a token with this scope may do. */
export const SCOPE_WORDS: Record<TokenScope, string> = {
  'progress:read': 'See what I have read',
  'progress:write': 'Mark comics as read',
  lists: 'Read and change my lists',
}
