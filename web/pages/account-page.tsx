import { AccountSections } from '#web/features/account/account-sections.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './account-page.module.css'

export function AccountPage() {
  return (
    <div className={styles.page}>
      <PageHeading title="Account">Account</PageHeading>
      <AccountSections />
    </div>
  )
}
