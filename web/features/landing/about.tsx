import { type ComponentType, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { plusIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './about.module.css'
import { type AboutCard, aboutCards } from './about-cards.ts'
import type { AboutDialogProps } from './about-dialog.tsx'
import { SectionHead } from './section-head.tsx'

interface Opened {
  card: AboutCard
  Dialog: ComponentType<AboutDialogProps>
}

/** Prefetched on pointer enter and on focus, so that the press itself need not wait. */
const loadDialog = () => import('./about-dialog.tsx')

export function About() {
  const [opened, setOpened] = useState<Opened>()

  function handlePress(card: AboutCard) {
    loadDialog().then(
      ({ AboutDialog }) => setOpened({ card, Dialog: AboutDialog }),
      () => notify.error('The card did not open. Check the connection and try again.'),
    )
  }

  return (
    <section id="about" aria-labelledby="about-word" className={`wrap ${styles.about}`}>
      <SectionHead lead="Spinner Rack is made by readers for readers: an open catalogue of Marvel’s characters, comics and series, and a good place to find what to read next.">
        <h2 className="d2">
          <span id="about-word">About</span> the rack
        </h2>
      </SectionHead>
      <ul className={styles.cards}>
        {aboutCards.map((card) => (
          <AboutPanel key={card.id} card={card} onPress={() => handlePress(card)} />
        ))}
      </ul>
      {opened && <opened.Dialog card={opened.card} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

interface AboutPanelProps {
  card: AboutCard
  onPress: () => void
}

function AboutPanel({ card, onPress }: AboutPanelProps) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <img src={card.picture} alt="" width={600} height={440} loading="lazy" />
      </div>
      <div className={styles.words}>
        <h3 className="d3">
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.opener}
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={({ currentTarget }) => {
              // Safari does not focus a pressed button, and the dialog returns the focus to the element
              // that had it.
              currentTarget.focus()
              onPress()
            }}
          >
            {card.title}
          </button>
        </h3>
        <p>{card.summary}</p>
        <span className={styles.plus}>
          <Icon path={plusIcon} />
        </span>
      </div>
    </li>
  )
}

function prefetchDialog() {
  // A press loads it again, and reports a failure.
  loadDialog().catch(() => {})
}
