import { useId, useRef, useState } from 'react'
import { NewPasswordSchema } from '#contract/identity.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { judgePassword } from '#web/lib/identity/judge-password.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { notify } from '#web/lib/notify.ts'
import type { QueryResult } from '#web/lib/query/use-query.ts'
import { PasswordChecklist } from '#web/ui/form/password-checklist.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { Part } from './part.tsx'
import { useAction } from './use-action.ts'

interface PasswordSectionProps {
  hasPassword: QueryResult<boolean>
  onChanged: () => void
}

export function PasswordSection({ hasPassword, onChanged }: PasswordSectionProps) {
  return (
    <AccountSection id="password" title="Password">
      <Part loaded={hasPassword}>
        {(has) => (has ? <PasswordForm onChanged={onChanged} /> : <NoPassword />)}
      </Part>
    </AccountSection>
  )
}

function NoPassword() {
  return (
    <p>
      You log in with a social account, so there is no password here. If you want one as well, have{' '}
      <TextLink to={paths.forgotPassword}>a link sent</TextLink> to choose it.
    </p>
  )
}

const NOTHING = { current: '', next: '' }

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const identity = useIdentity()
  const action = useAction()
  const checklist = useId()
  const currentField = useRef<HTMLInputElement>(null)
  const nextField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(NOTHING)
  const [touched, setTouched] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const nextFault = NewPasswordSchema.safeParse(typed.next).error?.issues[0]?.message

  async function handleSubmit() {
    setSubmitted(true)
    setTouched(true)
    if (typed.current === '') return currentField.current?.focus()
    if (nextFault) return nextField.current?.focus()
    if (!(await action.run(() => identity.changePassword(typed)))) return
    setTyped(NOTHING)
    setTouched(false)
    setSubmitted(false)
    onChanged()
    notify.aside('success', 'Your password is changed.')
  }

  return (
    <AccountForm action={action} submit="Change password" onSubmit={handleSubmit}>
      <PasswordField
        ref={currentField}
        label="Current password"
        autoComplete="current-password"
        value={typed.current}
        error={submitted && typed.current === '' ? 'Password is required' : undefined}
        onChange={({ target }) => setTyped({ ...typed, current: target.value })}
      />
      <PasswordField
        ref={nextField}
        label="New password"
        autoComplete="new-password"
        aria-describedby={checklist}
        value={typed.next}
        error={submitted ? nextFault : undefined}
        onChange={({ target }) => setTyped({ ...typed, next: target.value })}
        onBlur={() => setTouched(typed.next !== '' || touched)}
      />
      <PasswordChecklist
        id={checklist}
        points={judgePassword(touched || typed.next !== '' ? typed.next : undefined)}
      />
    </AccountForm>
  )
}
