import { useState } from 'react'
import letters from '#web/ui/art/letters.svg'
import { Button } from '#web/ui/form/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import styles from './contact.module.css'
import type { FormView } from './contact-controller.tsx'
import { useContactScript } from './use-contact-script.ts'

export function Contact() {
  return (
    <section id="contact" aria-labelledby="contact-word" className={`wrap ${styles.contact}`}>
      <div className={styles.balloon}>
        <h2 id="contact-word" className="d2">
          Get in touch
        </h2>
        <p className={`lead ${styles.lead}`}>
          A wrong date, a missing issue, a kind word: the letters page is open.
        </p>
        <ContactForm />
        <svg viewBox="0 0 118 90" aria-hidden="true" className={styles.tail}>
          <path d="M0 2C46 8 84 22 116 52C76 48 36 56 0 84" />
        </svg>
      </div>
      <img
        src={letters}
        alt="A gloved fist holds up a letter: cover of our letters page"
        width={560}
        height={800}
        loading="lazy"
        className={styles.cover}
      />
    </section>
  )
}

/**
 * The fields are prerendered and uncontrolled: the inputs hold what is typed. The controller
 * validates, sends and stores it, and is a script of its own. Until it is loaded, and where no
 * script runs, a form of this method does nothing on submit: no text gets into an address.
 */
function ContactForm() {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [view, setView] = useState<FormView>({ errors: {} })
  const { script, pending, onSubmit } = useContactScript(form, setView)
  const { errors, length = '12 to 120 characters', sending, waiting = false } = view

  return (
    <form ref={setForm} method="dialog" noValidate className={styles.form} onSubmit={onSubmit}>
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
        <Button type="submit" busy={sending || waiting}>
          Submit
        </Button>
        <noscript>Sending a message needs JavaScript.</noscript>
        {script && form && (
          <script.ContactController form={form} pending={pending} onView={setView} />
        )}
      </div>
    </form>
  )
}
