import type { ImportPreview } from '#contract/imports.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './choose-view.module.css'
import { FileCard } from './file-card.tsx'
import { KnownFiles } from './known-files.tsx'
import { PastImports } from './past-imports.tsx'

/** Where an import begins, and what can still be undone. */
export function ChooseView() {
  const navigate = useNavigate()
  useScrollRestoration(true, false)

  function showPreview({ id }: ImportPreview) {
    navigate(`${paths.import}?preview=${encodeURIComponent(id)}`)
  }

  return (
    <div className={styles.page}>
      <PageHeading title="Import">Import</PageHeading>
      <p className={`lead ${styles.lead}`}>
        Bring what you have: reading orders, what you have read, what you own and what you wish for.
      </p>
      <div className={styles.columns}>
        <FileCard onPreview={showPreview} />
        <KnownFiles />
      </div>
      <PastImports />
    </div>
  )
}
