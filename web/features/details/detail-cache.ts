import { createQueryCache } from '#web/lib/query/query-cache.ts'

/** Shared by all detail pages; each page takes about ten entries. */
export const detailCache = createQueryCache()
