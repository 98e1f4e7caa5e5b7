import { createQueryCache } from '#web/lib/query/query-cache.ts'

/** Of all parts of all detail pages: each is made of some ten answers. */
export const detailCache = createQueryCache()
