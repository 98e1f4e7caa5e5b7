import type { ComponentProps } from 'react'
import { Field } from '#web/ui/form/field.tsx'

export function EmailField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label="Email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
