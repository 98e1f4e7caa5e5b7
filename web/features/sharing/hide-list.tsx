import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './hide-list.module.css'
import { loadIsOpen, saveHidden } from './sharing-api.ts'

/** For whoever runs the site, beside a report about a shared list. */
export function HideList({ token }: { token: string }) {
  const { data: open, update } = useQuery({
    key: `open ${token}`,
    load: (signal) => loadIsOpen(token, signal),
  })
  const [saving, setSaving] = useState(false)
  if (open === undefined) return null

  async function toggle() {
    setSaving(true)
    update(() => !open)
    try {
      await saveHidden(token, open === true)
    } catch (error) {
      update(() => open === true)
      const what = open ? 'The list is not hidden.' : 'The list is not shown again.'
      notify.aside('error', `${what} ${toReason(error)}`)
    }
    setSaving(false)
  }

  return (
    <div className={styles.line}>
      <p role="status">{open ? '' : 'Nobody but its owner can read this list now.'}</p>
      <Button small look="line" onClick={() => saving || void toggle()}>
        {open ? 'Hide this list' : 'Show it again'}
      </Button>
    </div>
  )
}
