import { Inbox } from '#web/features/inbox/inbox.tsx'
import { HideList } from '#web/features/sharing/hide-list.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function InboxPage() {
  return <Inbox notFound={<NotFoundPage />} toAction={toAction} />
}

/** What can be done about the page that a report is about. */
function toAction(about: string) {
  const token = /^\/shared\/([a-z0-9]+)$/.exec(about)?.[1]
  return token === undefined ? null : <HideList token={token} />
}
