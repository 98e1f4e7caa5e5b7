import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useKeptFields } from '#web/lib/identity/kept-text.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '../form/button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'

interface FormDialogProps {
  title: string
  text?: string
  submit: string
  /** Throws when it is refused; the words stand above the button then. */
  onSubmit: (data: FormData) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A question with a field or two. */
export function FormDialog({ title, text, submit, onSubmit, onClose, children }: FormDialogProps) {
  const titleId = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const form = useKeptFields(`${title} ${location.pathname}`)

  async function send(data: FormData) {
    setBusy(true)
    setRefusal('')
    try {
      await onSubmit(data)
      onClose()
    } catch (error) {
      setRefusal(toReason(error))
      setBusy(false)
    }
  }

  // Not where it was opened: the top of a page has colours of its own.
  return createPortal(
    <Dialog narrow labelledBy={titleId} focusOn="input, select, textarea" onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void send(new FormData(event.currentTarget))
        }}
      >
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          {title}
        </h2>
        {text !== undefined && <p>{text}</p>}
        {children}
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </form>
    </Dialog>,
    document.getElementById('main') ?? document.body,
  )
}
