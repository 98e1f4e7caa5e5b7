import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './hide-list.module.css'
import { isMissing, loadIsHidden, saveHidden } from './sharing-api.ts'

/** For whoever runs the site, beside a report about a shared list. */
export function HideList({ token }: { token: string }) {
  const {
    data: hidden,
    error,
    update,
  } = useQuery({
    key: `hidden ${token}`,
    load: (signal) => loadIsHidden(token, signal),
  })
  const [saving, setSaving] = useState(false)
  if (isMissing(error)) return <p>This list is gone.</p>
  if (hidden === undefined) return null

  async function toggle() {
    setSaving(true)
    update(() => !hidden)
    try {
      await saveHidden(token, !hidden)
    } catch (error) {
      update(() => hidden === true)
      const what = hidden ? 'The list is not shown again.' : 'The list is not hidden.'
      notify.aside('error', `${what} ${toReason(error)}`)
    }
    setSaving(false)
  }

  return (
    <div className={styles.line}>
      <p role="status">{hidden ? 'Nobody but its owner can read this list now.' : ''}</p>
      <Button small look="line" onClick={() => saving || void toggle()}>
        {hidden ? 'Show it again' : 'Hide this list'}
      </Button>
    </div>
  )
}
