import { type MouseEvent, use } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '#web/ui/button.tsx'
import { MissingFacts } from './missing-facts.ts'
import styles from './missing-facts-notice.module.css'

/** Says that the page knows less than it could. */
export function MissingFactsNotice() {
  const failure = use(MissingFacts)
  return failure && <Notice {...failure} />
}

function Notice({ error, retry }: { error: Error; retry: () => void }) {
  useBackOnline(retry)

  function handlePress({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes with the notice; the focus must not go with it.
    currentTarget.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    retry()
  }

  return (
    <div role="alert" className={styles.notice}>
      <p>Some facts are missing here, and none is marked as inferred. {error.message}</p>
      <Button look="line" small onClick={handlePress}>
        Try again
      </Button>
    </div>
  )
}
