import { useRef, useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import type { FormView } from './contact-desk-props.ts'
import styles from './contact-form.module.css'
import { useLateDesk } from './use-late-desk.ts'

/**
 * The fields are there with the page and keep what is typed themselves. What judges, sends and
 * remembers it is the desk, a script of its own. Until it has come, and where no script runs, a
 * form of this method does nothing when it is submitted: no text gets into an address.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [view, setView] = useState<FormView>({ errors: {} })
  const { Desk, waiting, handleEarlySubmit } = useLateDesk(form)
  const { errors, length = '12 to 120 characters', sending } = view

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={Desk ? undefined : handleEarlySubmit}
    >
      <Field
        id="contact-fullname"
        name="fullname"
        label="Fullname"
        autoComplete="name"
        readOnly={sending}
        error={errors.fullname}
      />
      <Field
        id="contact-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={sending}
        error={errors.email}
      />
      <TextareaField
        id="contact-message"
        name="message"
        label="Message"
        hint={length}
        readOnly={sending}
        error={errors.message}
      />
      <div className={styles.foot}>
        <Button type="submit" aria-disabled={sending}>
          Submit
        </Button>
        <noscript>Sending a message needs JavaScript.</noscript>
        {Desk && <Desk form={form} waiting={waiting} onView={setView} />}
      </div>
    </form>
  )
}
