import { Inbox } from '#web/features/inbox/inbox.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function InboxPage() {
  return <Inbox notFound={<NotFoundPage />} />
}
