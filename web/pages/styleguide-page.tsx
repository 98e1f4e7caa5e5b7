import { PageHeading } from '#web/ui/page-heading.tsx'
import { NoticeSection } from './styleguide/notice-section.tsx'
import styles from './styleguide-page.module.css'

/** Every piece of `web/ui` in every state, for whoever builds with them. */
export function StyleguidePage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading title="Style guide">Style guide</PageHeading>
      <NoticeSection />
    </div>
  )
}
