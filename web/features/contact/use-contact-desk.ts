import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ContactInput, ContactSchema } from '#contract/contact.ts'
import { findErrors } from '#web/lib/find-errors.ts'
import { focusFirst } from '#web/lib/focus/focus-first.ts'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { notify } from '#web/lib/notify.ts'
import { toAttempt, toUnsent } from './attempt.ts'
import type { ContactDeskProps, FieldName } from './contact-desk-props.ts'
import {
  FIELD_NAMES,
  fillBlanks,
  fillIn,
  focusMessage,
  getField,
  readTyped,
  readValues,
} from './contact-fields.ts'
import { deliver } from './deliver.ts'
import { keepLetter, NO_DRAFT, readLetter, type Unsent } from './kept-letter.ts'
import { toView } from './to-view.ts'
import { useFormEvents } from './use-form-events.ts'
import { useMeantMessage } from './use-meant-message.ts'

/**
 * The inputs keep what is typed, so nothing can take it away. What the account gives is their
 * `defaultValue`: by itself the browser then shows it only as long as nobody has typed there, and a
 * reset leads back to it. A field speaks once it was left; a submit makes all of them speak.
 */
export function useContactDesk({ form: ref, waiting, onView }: ContactDeskProps) {
  const user = useCurrentUser()
  const left = useRef<ReadonlySet<FieldName>>(new Set())
  const sending = useRef(false)
  const [refused, setRefused] = useState(false)
  const [unsent, setUnsent] = useState(() => readLetter().unsent)
  const offered = unsent?.offered && unsent.sender === user?.email

  useFormEvents(ref, {
    onInput: showTyped,
    onLeave(form, name) {
      left.current = new Set(left.current).add(name)
      show(form)
    },
    onSubmit(form) {
      if (sending.current) return
      left.current = new Set(FIELD_NAMES)
      show(form)
      const values = readValues(form)
      const { data: texts } = ContactSchema.safeParse(values)
      if (texts === undefined) focusFirst(form, Object.keys(findErrors(ContactSchema, values)))
      else if (user === undefined) waiting.current = true
      else if (user === null) refuse()
      else send(form, texts, user.email)
    },
  })

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    fillBlanks(form, readLetter().draft)
    showTyped(form)
  })
  const knowReader = useEffectEvent((form: HTMLFormElement) => {
    setRefused(false)
    getField(form, 'fullname').defaultValue = user?.displayName ?? ''
    getField(form, 'email').defaultValue = user?.email ?? ''
    show(form)
    if (!waiting.current) return
    waiting.current = false
    form.requestSubmit()
  })
  useEffect(() => {
    if (ref.current) takeOver(ref.current)
  }, [ref])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody else is reading
  useEffect(() => {
    if (ref.current) knowReader(ref.current)
  }, [ref, user])
  useMeantMessage(ref, showTyped)

  function show(form: HTMLFormElement) {
    onView(toView(readValues(form), left.current, sending.current))
  }

  function showTyped(form: HTMLFormElement) {
    keepLetter({ draft: readTyped(form) })
    show(form)
  }

  function refuse() {
    setRefused(true)
    notify.warning('Please Login to Submit...')
  }

  async function send(form: HTMLFormElement, texts: ContactInput, sender: string) {
    sending.current = true
    show(form)
    const attempt = toAttempt(texts, sender, unsent)
    const reason = await deliver(attempt)
    sending.current = false
    left.current = new Set()
    leave(toUnsent(attempt, reason, unsent))
    keepLetter({ draft: NO_DRAFT })
    form.reset()
    show(form)
  }

  function restore() {
    const form = ref.current
    if (form === null || unsent === undefined || sending.current) return
    leave({ ...unsent, offered: false })
    fillIn(form, unsent.texts)
    showTyped(form)
    focusMessage(form)
  }

  function leave(next: Unsent | undefined) {
    setUnsent(next)
    keepLetter({ unsent: next })
  }

  return {
    /** A visitor who had to be asked to log in. */
    refused,
    /** Why the last message was not sent, as long as its text can be brought back. */
    reason: offered ? unsent.reason : undefined,
    restore,
  }
}
