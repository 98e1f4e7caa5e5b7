import { type ReactNode, useEffect, useState } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './offline-board.module.css'
import { useOutbox } from './use-outbox.ts'
import { useReach } from './use-reach.ts'
import { useServiceWorker } from './use-service-worker.ts'

const REACH_WORDS = {
  online: '',
  offline: 'You are offline.',
  'offline with memory': 'You are offline. You see what you have seen before.',
  'without server': 'Our server does not answer. You see what you have seen before.',
}

/** One line at the foot of the window: whether there is a network, what waits for it, a new version. */
export function OfflineBoard() {
  const member = useCurrentUser()?.email
  const reach = useReach()
  const { newVersion, takeNewVersion } = useServiceWorker()
  const [later, setLater] = useState(false)
  const waiting = useOutbox(member, reach)

  const offered = newVersion && !later && reach === 'online' && waiting === ''
  const text = [
    REACH_WORDS[reach],
    waiting && `Waiting to be sent: ${waiting}.`,
    offered && 'A new version is ready.',
  ]
    .filter(Boolean)
    .join(' ')

  return (
    text !== '' && (
      <FootLine text={text}>
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
      </FootLine>
    )
  )
}

function FootLine({ text, children }: { text: string; children: ReactNode }) {
  const [said, setSaid] = useState('')

  // A text is announced only if it changes in an element that is there already.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 50)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    // What the keyboard scrolls to stays clear of the line.
    document.documentElement.toggleAttribute('data-footline', true)
    return () => document.documentElement.removeAttribute('data-footline')
  }, [])

  return (
    <div className={`ink ${styles.board}`}>
      <p role="status" className={styles.text}>
        {said}
      </p>
      {children}
    </div>
  )
}
