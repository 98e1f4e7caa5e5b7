import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

interface FieldProps extends ComponentProps<'input'>, FieldWords {}

export function Field({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...props
}: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => <input {...props} {...control} />}
    </FieldFrame>
  )
}
