import { paths } from '#web/lib/navigation/paths.ts'
import missing from '#web/ui/art/missing.svg'
import { LinkButton } from '#web/ui/form/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <p className={styles.label}>Page not found</p>
        <PageHeading title="Page not found">Missing issue</PageHeading>
        <p className={styles.lead}>
          Nothing is filed under this address. It may have moved to another pocket, or it never came
          out.
        </p>
        <div>
          <LinkButton to={paths.comics}>Back to the comics</LinkButton>
        </div>
      </div>
      <img src={missing} alt="" width={760} height={420} className={styles.picture} />
    </div>
  )
}
