import { useState } from 'react'
import { useIsKept } from '#web/lib/identity/kept-text.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './report.module.css'
import { ReportDialog } from './report-dialog.tsx'
import { toKeptName } from './report-drafts.ts'

interface ReportMistakeProps {
  /** The name of the record. */
  name: string
  /** The address of its page. */
  about: string
}

/** A question and the button that opens the dialog; the reader stays on the page. */
export function ReportMistake({ name, about }: ReportMistakeProps) {
  const [open, setOpen] = useState(useIsKept(toKeptName(about)))
  return (
    <div className={styles.question}>
      <p>Something wrong or missing here?</p>
      <Button look="line" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report a mistake
      </Button>
      {open && <ReportDialog name={name} about={about} onClose={() => setOpen(false)} />}
    </div>
  )
}
