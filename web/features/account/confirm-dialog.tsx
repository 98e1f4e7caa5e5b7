import { type ReactNode, useId } from 'react'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { AccountForm } from './account-form.tsx'
import styles from './confirm-dialog.module.css'
import { type Refusal, useAction } from './use-action.ts'

interface ConfirmDialogProps {
  title: string
  text: string
  confirm: string
  onConfirm: () => Promise<void>
  onClose: () => void
  /** The explanation; it gets the error of the last try. */
  children?: (refusal: Refusal | undefined) => ReactNode
}

/** A confirmation dialog before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, onConfirm, onClose, children } = props
  const titleId = useId()
  const action = useAction()
  return (
    <Dialog narrow labelledBy={titleId} onClose={onClose}>
      <div className={styles.words}>
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          {title}
        </h2>
        <p>{text}</p>
        <AccountForm
          action={action}
          submit={confirm}
          look="plate"
          onSubmit={() => action.run(onConfirm)}
          onCancel={onClose}
        >
          {children?.(action.refusal)}
        </AccountForm>
      </div>
    </Dialog>
  )
}
