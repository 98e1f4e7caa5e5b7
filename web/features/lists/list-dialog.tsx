import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import styles from './list-dialog.module.css'

interface ListDialogProps {
  title: string
  submit: string
  /** Throws when it is refused; the words stand above the button then. */
  onSubmit: (data: FormData) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A question about a list or an entry, with a field or two. */
export function ListDialog({ title, submit, onSubmit, onClose, children }: ListDialogProps) {
  const titleId = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

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

  // Not where it was opened: the top of a comic's page has colours of its own.
  return createPortal(
    <Dialog narrow labelledBy={titleId} focusOn="input, textarea" onClose={onClose}>
      <form
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

export function toReason(error: unknown): string {
  return error instanceof Error ? error.message : 'Please try again.'
}
