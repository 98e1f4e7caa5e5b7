import '#web/lib/jitless-zod.ts'
import type { To } from 'react-router'
import { MAX_INBOX_PAGE, MAX_INBOX_TEXT } from '#contract/inbox.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { beginOf, endOf, isDay } from './days.ts'

/** All that the address of the inbox says. */
export interface InboxQuery {
  /** Days of the reader's own calendar, the last one whole; empty for any. */
  since: string
  until: string
  /** A part of the name, the address or the message; empty for any. */
  text: string
  unread: boolean
  page: number
}

export const ALL: InboxQuery = { since: '', until: '', text: '', unread: false, page: 1 }

/** What an address cannot mean is passed over. */
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

/** Without what goes without saying. */
export function toInbox({ page, ...filter }: InboxQuery): To {
  const search = new URLSearchParams(page > 1 ? { page: String(page) } : {})
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, String(value))
  return { pathname: paths.inbox, search: String(search) }
}

/** What the server is asked for. It knows no calendar but that of UTC, so it is told moments. */
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
