import { MAX_INBOX_PAGE, MAX_INBOX_TEXT } from '#contract/inbox.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { To } from '#web/lib/router/location.ts'
import { beginOf, endOf, isDay } from './days.ts'

/** Everything that the URL of the inbox holds. */
export interface InboxQuery {
  /** Local dates, the last one included; empty for no limit. */
  since: string
  until: string
  /** Matches a part of the name, the e-mail address or the message; empty for any. */
  text: string
  unread: boolean
  page: number
}

export const ALL: InboxQuery = { since: '', until: '', text: '', unread: false, page: 1 }

/** Invalid parameters are ignored. */
export function readInboxQuery(search: string): InboxQuery {
  const said = new URLSearchParams(search)
  const read = (name: string) => said.get(name) ?? ''
  const page = /^\d{1,4}$/.test(read('page')) ? Number(read('page')) : 1
  return {
    since: isDay(read('since')) ? read('since') : '',
    until: isDay(read('until')) ? read('until') : '',
    text: read('text').trim().slice(0, MAX_INBOX_TEXT),
    unread: read('unread') === 'true',
    page: Math.min(Math.max(page, 1), MAX_INBOX_PAGE),
  }
}

/** Default values are left out. */
export function toInbox({ page, ...filter }: InboxQuery): To {
  const search = new URLSearchParams(page > 1 ? { page: String(page) } : {})
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, String(value))
  return { pathname: paths.inbox, search: String(search) }
}

/**
 * The query of the request. Local dates become timestamps, since the server knows no time zone but UTC.
 */
export function toFilter({ since, until, text, unread }: InboxQuery): URLSearchParams {
  const filter = new URLSearchParams()
  if (since !== '') filter.set('since', beginOf(since))
  if (until !== '') filter.set('until', endOf(until))
  if (text !== '') filter.set('text', text)
  if (unread) filter.set('unread', 'true')
  return filter
}

export function isFiltered({ since, until, text }: InboxQuery): boolean {
  return [since, until, text].some((part) => part !== '')
}
