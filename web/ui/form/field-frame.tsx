import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field-frame.module.css'

/** The words round a control, the same for every kind of field. */
export interface FieldWords {
  label: string
  /** Stands at the right of the label: what is wanted, or how much of it is used up. */
  hint?: ReactNode
  /** What is wrong, once the field was touched. */
  error?: string
}

interface FieldFrameProps extends FieldWords {
  id?: string
  /** The id of more words about the control, such as a checklist. */
  describedBy?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, control and error line. The line keeps its height, so that nothing jumps when it speaks. */
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
