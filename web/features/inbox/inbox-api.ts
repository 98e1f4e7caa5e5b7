import { type InboxPage, InboxPageSchema } from '#contract/inbox.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { type InboxQuery, toFilter } from './inbox-address.ts'

export async function loadInbox(query: InboxQuery, signal: AbortSignal): Promise<InboxPage> {
  const asked = toFilter(query)
  asked.set('page', String(query.page))
  return readAnswer(InboxPageSchema, await getJson(`/api/queries?${asked}`, signal))
}

export async function saveMark(id: string, read: boolean): Promise<void> {
  await sendJson(read ? 'PUT' : 'DELETE', `/api/queries/${encodeURIComponent(id)}/read`)
}

/** Of all pages that match the filters. */
export function toExport(query: InboxQuery, extension: string): string {
  const filter = String(toFilter(query))
  return `/api/queries/export.${extension}${filter && `?${filter}`}`
}
