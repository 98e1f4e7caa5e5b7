import { useRef, useState } from 'react'
import { DisplayNameSchema } from '#contract/identity.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { useKeptText } from '#web/lib/identity/kept-text.ts'
import { notify } from '#web/lib/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { useAction } from './use-action.ts'

export function ProfileSection({ user }: { user: CurrentUser }) {
  const identity = useIdentity()
  const action = useAction()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useKeptText('display name', user.displayName ?? '')
  const [photoURL, setPhotoURL] = useState(user.photoURL)
  const [touched, setTouched] = useState(false)
  const parsed = DisplayNameSchema.safeParse(name)
  const fault = parsed.error?.issues[0]?.message

  async function handleSubmit() {
    setTouched(true)
    if (!parsed.success) return field.current?.focus()
    const saved = await action.run(() =>
      identity.updateProfile({ displayName: parsed.data, photoURL }),
    )
    if (saved) notify.aside('success', 'Your profile is saved.')
  }

  return (
    <AccountSection id="profile" title="Profile">
      <AccountForm action={action} submit="Save profile" onSubmit={handleSubmit}>
        <Field
          ref={field}
          label="Display name"
          autoComplete="nickname"
          value={name}
          error={touched ? (fault ?? action.refusal?.fields.displayName) : undefined}
          onChange={({ target }) => setName(target.value)}
          onBlur={() => setTouched(true)}
        />
        <PictureChoice current={user.photoURL} chosen={photoURL} onChoose={setPhotoURL} />
      </AccountForm>
    </AccountSection>
  )
}
