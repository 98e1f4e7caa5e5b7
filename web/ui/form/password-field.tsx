import { type ComponentProps, type MouseEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { crossedEyeIcon, eyeIcon } from '../icons.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldWords {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ref,
  ...props
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const [shown, setShown] = useState(false)

  function handleToggle() {
    const field = input.current
    const caret = field && ([field.selectionStart, field.selectionEnd] as const)
    flushSync(() => setShown(!shown))
    // Chromium loses the caret of a focused field whose type changes (its issue 40807608).
    if (caret && field === document.activeElement) field.setSelectionRange(...caret)
  }

  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => (
        <>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...props}
            {...control}
            ref={input}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            icon={shown ? crossedEyeIcon : eyeIcon}
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            className={styles.eye}
            onMouseDown={keepFocus}
            onClick={handleToggle}
          />
        </>
      )}
    </FieldFrame>
  )
}

/** Keeps the focus in the input on a press of the pointer, so that typing goes on. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
