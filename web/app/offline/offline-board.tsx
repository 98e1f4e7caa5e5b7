import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { onUnsentChanged, readUnsent, toUnsentWords } from '#web/lib/outbox/outbox.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './offline-board.module.css'
import { useOutbox } from './use-outbox.ts'
import { useReach } from './use-reach.ts'
import { useServiceWorker } from './use-service-worker.ts'

/** One line at the foot of the window: whether there is a network, what waits for it, a new version. */
export function OfflineBoard() {
  const member = useCurrentUser()?.email
  const reach = useReach()
  const { newVersion, takeNewVersion } = useServiceWorker()
  const [later, setLater] = useState(false)
  const waiting = useSyncExternalStore(onUnsentChanged, () => toUnsentWords(readUnsent(member)))
  useOutbox(member, waiting)
  const offered = newVersion && !later && reach === 'online'

  // What is scrolled to by the keyboard stays clear of the line.
  const text = [REACH_WORDS[reach], waiting && `Waiting to be sent: ${waiting}.`]
    .filter(Boolean)
    .join(' ')
  const shown = text !== '' || offered
  useEffect(() => {
    document.documentElement.toggleAttribute('data-footline', shown)
    return () => document.documentElement.removeAttribute('data-footline')
  }, [shown])

  return (
    <div className={shown ? `ink ${styles.board}` : styles.away}>
      {/* Always there, so that a change of its text is announced. */}
      <p role="status" className={styles.text}>
        {text || (offered && 'A new version is ready.')}
      </p>
      {offered && (
        <div className={styles.actions}>
          <Button small onClick={takeNewVersion}>
            Reload
          </Button>
          <Button small look="line" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  )
}

const REACH_WORDS = {
  online: '',
  offline: 'You are offline.',
  'offline with memory': 'You are offline. You see what you have seen before.',
  'without server': 'Our server cannot be reached. You see what you have seen before.',
}
