import { type FormEvent, useId, useState } from 'react'
import { REPORT_LENGTH, ReportSchema } from '#contract/report.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import styles from './report.module.css'
import { useReportDraft } from './report-drafts.ts'
import { sendReport } from './send-report.ts'

interface ReportDialogProps {
  name: string
  about: string
  title?: string
  question?: string
  onClose: () => void
}

/** What is wrong on a page, in the reader's words. It closes once the report has arrived. */
export function ReportDialog({
  name,
  about,
  title = 'Report a mistake',
  question = 'What is wrong or missing?',
  onClose,
}: ReportDialogProps) {
  const titleId = useId()
  const draft = useReportDraft(about)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const count = [...draft.text.trim()].length

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const report = ReportSchema.safeParse({ about, message: draft.text })
    setError(report.error?.issues[0]?.message)
    setRefusal(undefined)
    if (!report.success || sending) return
    setSending(true)
    try {
      await sendReport(report.data, draft.key)
      draft.drop()
      notify.aside('success', 'Thank you, your report has arrived.')
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiRefusal)) throw failure
      setRefusal(failure.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog narrow labelledBy={titleId} focusOn="textarea" onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          {title}
        </h2>
        <p>
          About <strong>{name}</strong>. It goes to whoever runs this site, with your name, your
          e-mail address and a link to this page.
        </p>
        <TextareaField
          label={question}
          hint={`${count} / ${REPORT_LENGTH.max}`}
          rows={6}
          value={draft.text}
          error={error}
          onChange={({ target }) => {
            draft.write(target.value)
            setError(undefined)
          }}
        />
        <p role="alert" className={styles.refusal}>
          {refusal && `${refusal} What you typed is still here.`}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" busy={sending}>
            Send
          </Button>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
