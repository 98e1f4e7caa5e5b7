import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

interface TextareaFieldProps extends ComponentProps<'textarea'>, FieldWords {}

export function TextareaField({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...props
}: TextareaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => <textarea {...props} {...control} />}
    </FieldFrame>
  )
}
