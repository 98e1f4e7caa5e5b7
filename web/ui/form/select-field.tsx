import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import styles from './select-field.module.css'

interface SelectFieldProps extends ComponentProps<'select'>, FieldWords {}

/** A native select with label and error line. */
export function SelectField({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...props
}: SelectFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      describedBy={describedBy}
      className={styles.control}
    >
      {(control) => <select {...props} {...control} />}
    </FieldFrame>
  )
}
