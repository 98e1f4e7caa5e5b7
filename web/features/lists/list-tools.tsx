import { useState } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { MenuAction } from '#web/ui/overlay/menu.tsx'
import { deleteWithUndo, duplicate } from './change-lists.ts'
import { DescribeDialog, type ListWords } from './describe-dialog.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './list-tools.module.css'
import { MoreMenu } from './more-menu.tsx'

interface ListToolsProps {
  id: string
  words: ListWords
  /** Without it there is nothing to mark. */
  onMarkAll?: () => void
  onDescribe: (words: ListWords) => Promise<void>
}

/** What can be done with a list as a whole. */
export function ListTools({ id, words, onMarkAll, onDescribe }: ListToolsProps) {
  const [editing, setEditing] = useState(false)
  const navigate = useNavigate()
  const list = { id, name: words.name }

  async function handleDuplicate() {
    const copy = await duplicate(list)
    if (copy !== undefined) navigate(toRecord(paths.list, copy))
  }

  async function handleDelete() {
    if (await deleteWithUndo(list)) navigate(paths.lists)
  }

  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} onClick={() => setEditing(true)}>
        Edit
      </button>
      <FollowButton key={id} {...list} />
      <div className={styles.menu}>
        <MoreMenu label="More for this list">
          {onMarkAll && <MenuAction onClick={onMarkAll}>Mark all as read</MenuAction>}
          <MenuAction onClick={() => void handleDuplicate()}>Duplicate</MenuAction>
          <MenuAction onClick={() => void handleDelete()}>Delete</MenuAction>
        </MoreMenu>
      </div>
      {editing && (
        <DescribeDialog
          title="Edit the list"
          submit="Save"
          words={words}
          onSubmit={onDescribe}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}
