import { notify } from '#web/lib/notify.ts'
import { Button } from './button.tsx'
import styles from './copy-field.module.css'

interface CopyFieldProps {
  label: string
  value: string
  /** If other than what is shown. */
  copied?: string
  /** What the button says. */
  action?: string
}

/** A text to copy; it can be selected where the browser denies access to the clipboard. */
export function CopyField({ label, value, copied = value, action = 'Copy' }: CopyFieldProps) {
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(copied)
      notify.aside('success', `${label} copied.`)
    } catch {
      notify.aside('warning', 'Your browser keeps the clipboard shut. Mark the text and copy it.')
    }
  }

  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <code className={styles.value}>{value}</code>
      <Button look="line" small aria-label={`Copy ${label.toLowerCase()}`} onClick={handleCopy}>
        {action}
      </Button>
    </div>
  )
}
