import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import styles from './tool-dialog.module.css'

interface ToolDialogProps {
  title: string
  text?: string
  submit: string
  /** Throws when it is refused; the words stand above the button then. */
  onSubmit: (data: FormData) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A question with a field or two. */
export function ToolDialog({ title, text, submit, onSubmit, onClose, children }: ToolDialogProps) {
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
      setRefusal(error instanceof Error ? error.message : 'Please try again.')
      setBusy(false)
    }
  }

  // Not where it was opened: the top of a page has colours of its own.
  return createPortal(
    <Dialog narrow labelledBy={titleId} focusOn="input, select" onClose={onClose}>
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
