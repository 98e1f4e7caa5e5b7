import letters from '#web/ui/art/letters.svg'
import styles from './contact-place.module.css'

/** Where the contact form will stand. */
export function ContactPlace() {
  return (
    <section id="contact" aria-labelledby="contact-word" className={`wrap ${styles.contact}`}>
      <div className={styles.balloon}>
        <h2 id="contact-word" className="d2">
          Get in touch
        </h2>
        <p className={`lead ${styles.lead}`}>
          A wrong date, a missing issue, a kind word: this is where it goes.
        </p>
        <p>The letters page opens together with accounts. Until then, keep your pencil sharp.</p>
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
