import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { checkIcon, plusIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './list-tools.module.css'
import { loadIsFollowed, saveFollowed } from './lists-api.ts'

/** Whether the next unread comic of the list is among what to read next. */
export function FollowButton({ id, name }: { id: string; name: string }) {
  const { data, update } = useQuery({ key: `follow ${id}`, load: () => loadIsFollowed(id) })
  const [saving, setSaving] = useState(false)

  async function toggle() {
    if (data === undefined || saving) return
    setSaving(true)
    update(() => !data)
    try {
      await saveFollowed(id, !data)
    } catch (error) {
      update(() => data)
      const what = data ? 'is still followed' : 'is not followed'
      notify.aside('error', `“${name}” ${what}. ${toReason(error)}`)
    }
    setSaving(false)
  }

  return (
    <button
      type="button"
      aria-pressed={data ?? false}
      className={styles.tool}
      onClick={() => void toggle()}
    >
      <Icon path={data ? checkIcon : plusIcon} />
      Follow
    </button>
  )
}
