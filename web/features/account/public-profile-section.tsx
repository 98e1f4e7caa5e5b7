import { useEffect, useRef, useState } from 'react'
import {
  type Profile,
  type ProfileChoice,
  ProfileChoiceSchema,
  ProfileSchema,
} from '#contract/sharing.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { useKeptText } from '#web/lib/identity/kept-text.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { Part } from './part.tsx'
import styles from './public-profile-section.module.css'
import { useAction } from './use-action.ts'

const PROFILE = '/api/profile'

/** What others see of a member, which is nothing until the member wants it. */
export function PublicProfileSection() {
  const profile = useQuery({ key: 'profile', load: loadProfile })
  return (
    <AccountSection
      id="public-profile"
      title="Public profile"
      lead="A page with a name of your choice and your public lists. It is off until you switch it on, and shows nothing else of your account."
    >
      <Part loaded={profile} lines={1}>
        {(saved) => <ProfileForm saved={saved} onSaved={(next) => profile.update(() => next)} />}
      </Part>
    </AccountSection>
  )
}

interface ProfileFormProps {
  saved: Profile
  onSaved: (profile: Profile) => void
}

function ProfileForm({ saved, onSaved }: ProfileFormProps) {
  const action = useAction()
  const [isPublic, setPublic] = useState(saved.isPublic)
  const [handle, setHandle] = useKeptText('handle', saved.handle ?? '')
  const [name, setName] = useKeptText('public name', saved.name)
  const [tried, setTried] = useState(false)
  const handleField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const faults = tried ? findFaults({ isPublic, handle, name }) : undefined
  const refused = action.refusal?.fields ?? {}

  // What stands beside it is read out.
  useEffect(() => {
    if (action.refusal?.fields.handle) handleField.current?.focus()
  }, [action.refusal])

  async function handleSubmit() {
    setTried(true)
    // Who switches it off need not say under which name.
    const before = { handle: saved.handle ?? '', name: saved.name }
    const wish = isPublic ? { isPublic, handle, name } : { isPublic, ...before }
    const found = findFaults(wish)
    if (found.handle) return handleField.current?.focus()
    if (found.name) return nameField.current?.focus()
    const done = await action.run(async () =>
      onSaved(readAnswer(ProfileSchema, await sendJson('PUT', PROFILE, wish))),
    )
    if (!done) return
    notify.aside('success', isPublic ? 'Your profile is public.' : 'Your profile is private now.')
  }

  const fields = isPublic && (
    <>
      <Field
        ref={handleField}
        label="Address"
        hint="Letters, digits and dashes"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={handle}
        error={faults?.handle ?? refused.handle}
        onChange={({ target }) => setHandle(target.value)}
      />
      <Field
        ref={nameField}
        label="Shown as"
        autoComplete="nickname"
        value={name}
        error={faults?.name ?? refused.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Preview saved={saved} handle={handle} />
    </>
  )

  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isPublic}
          aria-checked={isPublic}
          onChange={({ target }) => setPublic(target.checked)}
        />
        <span>Show my profile to everybody</span>
      </label>
      {(isPublic || saved.isPublic) && (
        <AccountForm
          // What is wrong with a field stands beside it.
          action={Object.keys(refused).length > 0 ? { ...action, refusal: undefined } : action}
          submit="Save public profile"
          onSubmit={() => void handleSubmit()}
        >
          {fields}
        </AccountForm>
      )}
    </>
  )
}

/** A link once there is such a page. */
function Preview({ saved, handle }: { saved: Profile; handle: string }) {
  const wanted = handle.trim().toLowerCase()
  const path = toRecord(paths.member, encodeURIComponent(wanted))
  const address = `${window.location.host}${toRecord(paths.member, wanted || '…')}`
  const exists = saved.isPublic && wanted === saved.handle
  return (
    <p className={styles.preview}>
      {exists ? 'Your page: ' : 'Your page will be '}
      {exists ? <TextLink to={path}>{address}</TextLink> : <strong>{address}</strong>}
    </p>
  )
}

function findFaults(choice: ProfileChoice) {
  const issues = ProfileChoiceSchema.safeParse(choice).error?.issues ?? []
  const of = (field: string) => issues.find(({ path }) => path[0] === field)?.message
  return { handle: of('handle'), name: of('name') }
}

async function loadProfile(signal: AbortSignal): Promise<Profile> {
  return readAnswer(ProfileSchema, await getJson(PROFILE, signal))
}
