import { useState } from 'react'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './share-dialog.module.css'
import { switchToStandard } from './sharing-api.ts'

/** For members whose plan does not let them share. */
export function PlanNeeded({ onSwitched }: { onSwitched: () => void }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function handleSwitch() {
    setBusy(true)
    setRefusal('')
    try {
      await switchToStandard()
      onSwitched()
    } catch (error) {
      setRefusal(`Your plan is still Basic. ${toReason(error)}`)
      setBusy(false)
    }
  }

  return (
    <div className={styles.notice}>
      <p>
        <strong>Sharing belongs to the plans Standard and Premier.</strong> Yours is Basic. Nothing
        is charged: one press, and you can share.
      </p>
      <Button small busy={busy} onClick={() => void handleSwitch()}>
        Switch to Standard
      </Button>
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </div>
  )
}
