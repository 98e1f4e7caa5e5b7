import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field-frame.module.css'

/** The texts around a control, the same for every kind of field. */
export interface FieldWords {
  label: string
  /** Shown to the right of the label: a hint or a counter. */
  hint?: ReactNode
  /** The error message, once the field was touched. */
  error?: string
}

interface FieldFrameProps extends FieldWords {
  id?: string
  /** The id of further text about the control, such as a checklist. */
  describedBy?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/**
 * Label, control and error line. The line reserves its height, so that nothing shifts when it appears.
 */
export function FieldFrame({
  label,
  hint,
  error,
  id: givenId,
  describedBy,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const descriptions = [error && errorId, hint !== undefined && hintId, describedBy]
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <div className={classNames(styles.control, error && styles.bad, className)}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
        })}
      </div>
      <p id={errorId} className={styles.error}>
        {error}
      </p>
    </div>
  )
}
