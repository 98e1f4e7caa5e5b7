import type { Page } from './client-types.ts'
import { unreadable } from './read-json.ts'

/** The page in an envelope. Records are taken as they come; that it is a page at all is checked. */
export function pageOf(envelope: unknown): Page<unknown> {
  const page = (envelope as { data?: Page<unknown> } | null)?.data
  if (Array.isArray(page?.results) && Number.isFinite(page.total)) return page
  throw unreadable()
}
