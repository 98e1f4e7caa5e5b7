import type { Unsent } from '#web/lib/outbox/outbox.ts'

export const BULK_PATH = '/api/progress/comics'

/** What `PUT /api/progress/comics` is told. */
export interface BulkChange {
  read?: number[]
  unread?: number[]
}

/** Whether an unsent change of many comics marks this one. */
export function readBulkMark({ path, body }: Unsent, id: number): boolean | undefined {
  if (path !== BULK_PATH) return undefined
  const { read, unread }: BulkChange = { ...body }
  if (read?.includes(id)) return true
  return unread?.includes(id) ? false : undefined
}
