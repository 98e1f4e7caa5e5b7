import letters from '#web/ui/art/letters.svg'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'

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
