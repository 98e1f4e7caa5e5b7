import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ContactInput, ContactSchema, MESSAGE_LENGTH } from '#contract/contact.ts'
import { findErrors } from '#web/lib/find-errors.ts'
import { focusFirst } from '#web/lib/focus/focus-first.ts'
import { useCurrentUser, useFirstCheck } from '#web/lib/identity/current-user.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import type { SignedOutState } from '#web/lib/identity/signed-out.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { notify } from '#web/lib/notify.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './contact-controller.module.css'
import {
  EMPTY_DRAFT,
  FIELD_NAMES,
  type FieldName,
  fillEmpty,
  fillIn,
  getField,
  readDraft,
  readStored,
  readTexts,
  store,
  type Unsent,
} from './draft.ts'
import { sendMessage } from './send-message.ts'

const HERE = `${paths.home}#contact`

/** What the form shows besides what is typed. */
export interface FormView {
  errors: Partial<Record<FieldName, string>>
  /** The length of the message in words; undefined while it is empty. */
  length?: string | undefined
  sending?: boolean
  /** A submit waits for the controller, or for the current user to be known. */
  waiting?: boolean
}

export interface ContactControllerProps {
  form: HTMLFormElement
  /** True while a submit waits for the controller, or for the current user to be known. */
  pending: RefObject<boolean>
  onView: (view: FormView) => void
}

/** Handles the events of a form that is on the page already, and shows below it what can be done next. */
export function ContactController(props: ContactControllerProps) {
  const { loginAsked, reason, restore } = useContactForm(props)
  return (
    <>
      {loginAsked && (
        <p className={styles.note}>
          What you wrote stays here.{' '}
          <TextLink to={paths.login} onClick={() => keepRedirectUrl(HERE)}>
            Log in and come back to it
          </TextLink>
        </p>
      )}
      {reason !== undefined && (
        <div className={styles.failure}>
          <p role="status">Your message was not sent. {reason}</p>
          <Button look="line" small onClick={restore}>
            Restore my message
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * What the account fills in is the `defaultValue` of the inputs: by itself the browser then shows it
 * only while nobody has typed there, and a reset returns to it.
 */
function useContactForm({ form, pending, onView }: ContactControllerProps) {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const firstCheck = useFirstCheck()
  const view = useFormView(form, pending, onView)
  const { unsent, setUnsent } = useUnsent()
  const [loginAsked, setLoginAsked] = useState(false)
  const offered = unsent?.offered && unsent.sender === user?.email

  const restoreDraft = useEffectEvent(() => {
    fillEmpty(form, readStored().draft)
    saveDraft()
  })
  const fillInAccount = useEffectEvent((account: CurrentUser | null | undefined) => {
    setLoginAsked(false)
    getField(form, 'fullname').defaultValue = account?.displayName ?? ''
    getField(form, 'email').defaultValue = account?.email ?? ''
    const submitted = pending.current
    pending.current = false
    view.update()
    if (submitted) form.requestSubmit()
  })
  const giveUpPending = useEffectEvent(() => {
    if (!pending.current) return
    pending.current = false
    notify.error('The server cannot be reached. Check the connection, then try again.')
  })
  useFormEvents(form, {
    onInput: saveDraft,
    onBlur: (name) => view.touch([name]),
    onSubmit: submit,
  })
  useEffect(() => restoreDraft(), [])
  useEffect(() => fillInAccount(user), [user])
  useEffect(() => {
    if (firstCheck.trouble === 'failed') giveUpPending()
  }, [firstCheck.trouble])
  useContactLink(form)

  function saveDraft() {
    store({ draft: readDraft(form) })
    view.update()
  }

  function submit() {
    if (view.isSending()) return
    view.touch(FIELD_NAMES)
    const values = readTexts(form)
    const { data: texts } = ContactSchema.safeParse(values)
    if (texts === undefined) focusFirst(form, Object.keys(findErrors(ContactSchema, values)))
    else if (user === undefined) waitForUser()
    else if (user === null) askToLogIn()
    else send(texts, user.email)
  }

  function waitForUser() {
    pending.current = true
    view.update()
    if (firstCheck.trouble === 'failed') firstCheck.tryAgain()
  }

  function askToLogIn() {
    setLoginAsked(true)
    notify.warning('Please Login to Submit...')
  }

  async function send(texts: ContactInput, sender: string) {
    view.startSending()
    const outcome = await sendMessage(texts, sender, unsent)
    if (outcome === 'signed-out') return leaveToLogIn()
    setUnsent(outcome)
    store({ draft: EMPTY_DRAFT })
    form.reset()
    view.reset()
  }

  /** The draft is stored, so the text is in the form again afterwards. */
  function leaveToLogIn() {
    view.endSending()
    askToLogIn()
    const state: SignedOutState = { signedOutAt: HERE }
    navigate(paths.login, { state })
  }

  function restore() {
    if (unsent === undefined || view.isSending()) return
    setUnsent({ ...unsent, offered: false })
    fillIn(form, unsent.texts)
    saveDraft()
    focusMessage(form)
  }

  return {
    /** True after a visitor was asked to log in. */
    loginAsked,
    /** Why the last message was not sent, while its text can be restored. */
    reason: offered ? unsent.reason : undefined,
    restore,
  }
}

function useUnsent() {
  const [unsent, setUnsent] = useState(() => readStored().unsent)
  return {
    unsent,
    setUnsent(next: Unsent | undefined) {
      setUnsent(next)
      store({ unsent: next })
    },
  }
}

/** Only touched fields show their error: those that were left, and after a submit all of them. */
function useFormView(
  form: HTMLFormElement,
  pending: RefObject<boolean>,
  onView: (view: FormView) => void,
) {
  const touched = useRef<ReadonlySet<FieldName>>(new Set())
  const sending = useRef(false)

  function update() {
    const texts = readTexts(form)
    const errors = findErrors(ContactSchema, texts)
    const { length } = [...texts.message.trim()]
    onView({
      errors: Object.fromEntries([...touched.current].map((name) => [name, errors[name]])),
      length: length > 0 ? `${length} of ${MESSAGE_LENGTH.max} characters` : undefined,
      sending: sending.current,
      waiting: pending.current,
    })
  }

  return {
    update,
    isSending: () => sending.current,
    touch(names: FieldName[]) {
      touched.current = new Set([...touched.current, ...names])
      update()
    },
    startSending() {
      sending.current = true
      update()
    },
    endSending() {
      sending.current = false
      update()
    },
    reset() {
      touched.current = new Set()
      this.endSending()
    },
  }
}

interface FormEvents {
  onInput(): void
  onBlur(name: FieldName): void
  onSubmit(): void
}

function useFormEvents(form: HTMLFormElement, { onInput, onBlur, onSubmit }: FormEvents): void {
  const handle = useEffectEvent((event: Event) => {
    if (event.type === 'submit') {
      event.preventDefault()
      onSubmit()
    } else if (event.type === 'input') {
      onInput()
    } else {
      const name = FIELD_NAMES.find((name) => getField(form, name) === event.target)
      if (name !== undefined) onBlur(name)
    }
  })

  useEffect(() => {
    const listener = (event: Event) => handle(event)
    const types = ['input', 'focusout', 'submit']
    for (const type of types) form.addEventListener(type, listener)
    return () => {
      for (const type of types) form.removeEventListener(type, listener)
    }
  }, [form])
}

/** Follows a link to the form from another page, as after signing in: shows and focuses it. */
function useContactLink(form: HTMLFormElement): void {
  const { key, hash } = useLocation()
  // The router does not scroll within a page; the browser does at the first address.
  const isFollowed = hash === '#contact' && key !== 'default'

  useEffect(() => {
    if (!isFollowed) return
    form.closest('section')?.scrollIntoView({ behavior: 'instant' })
    focusMessage(form)
  }, [form, isFollowed])
}

/** The caret is at the end of the text, and the whole field in view. */
function focusMessage(form: HTMLFormElement): void {
  const message = getField(form, 'message')
  message.focus()
  message.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  message.setSelectionRange(message.value.length, message.value.length)
}
