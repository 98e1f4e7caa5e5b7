import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { AboutCard } from './about-cards.ts'
import styles from './about-dialog.module.css'
import { aboutStories } from './about-stories.ts'

export interface AboutDialogProps {
  card: AboutCard
  onClose: () => void
}

/** A card of the About section in a dialog. */
export function AboutDialog({ card, onClose }: AboutDialogProps) {
  return (
    <Dialog labelledBy="about-story-title" closeOnContentClick onClose={onClose}>
      <article className={styles.story}>
        <img src={card.picture} alt="" width={600} height={440} />
        <div className={styles.words}>
          <h2 id="about-story-title" className={`d2 ${styles.title}`}>
            {card.title}
          </h2>
          <p className="lead">{card.summary}</p>
          <p>{aboutStories[card.id]}</p>
        </div>
      </article>
    </Dialog>
  )
}
