import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './notice-section.module.css'
import { StyleguideSection } from './styleguide-section.tsx'

/** The notice that each button raises; the helpers use their default texts. */
const notices = {
  success: () => notify.success(),
  error: () => notify.error(),
  info: () => notify.info(),
  warning: () => notify.warning(),
  aside: () => notify.aside('info', 'Saved to your favourites'),
}

export function NoticeSection() {
  return (
    <StyleguideSection title="Notices">
      <div className={styles.buttons}>
        {Object.entries(notices).map(([kind, raise]) => (
          <Button key={kind} look="line" onClick={raise}>
            Raise {kind}
          </Button>
        ))}
      </div>
    </StyleguideSection>
  )
}
