import { type ComponentType, type ReactNode, useState } from 'react'
import type { ListSummary } from '#contract/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { notify } from '#web/lib/notify.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toReason } from '#web/lib/to-reason.ts'
import { MenuAction } from '#web/ui/overlay/menu.tsx'
import { deleteWithUndo, duplicate } from './change-lists.ts'
import { DescribeDialog, type ListWords } from './describe-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'
import styles from './list-tools.module.css'
import { loadLists } from './lists-api.ts'
import { MarkPlacesDialog } from './mark-places-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'

/** Passed in by the page, since it belongs to another feature. */
export type ShareTool = ComponentType<{ id: string; name: string; className?: string }>
export type FollowTool = ComponentType<{ kind: 'lists'; id: string; name: string }>

interface ListToolsProps {
  id: string
  words: ListWords
  Share: ShareTool
  Follow: FollowTool
  /** In their order. */
  comics: number[]
  /** Marks comics as read. */
  onMark: (comics: number[]) => void
  onDescribe: (words: ListWords) => Promise<void>
  /** Throws when it is refused. */
  onMerge: (other: ListSummary) => Promise<void>
}

/** What can be done with a list as a whole. */
export function ListTools(props: ListToolsProps) {
  const { id, words, comics, Share, Follow, onMark, onDescribe, onMerge } = props
  const [dialog, setDialog] = useState<ReactNode>(null)
  const navigate = useNavigate()
  const list = { id, name: words.name }
  const close = () => setDialog(null)

  function handleEdit() {
    setDialog(
      <DescribeDialog
        title="Edit the list"
        submit="Save"
        words={words}
        onSubmit={onDescribe}
        onClose={close}
      />,
    )
  }

  function handleMarkSome() {
    setDialog(<MarkPlacesDialog comics={comics} onMark={onMark} onClose={close} />)
  }

  async function handleMerge() {
    try {
      const others = (await loadLists()).filter((other) => other.id !== id)
      if (others.length === 0) return notify.aside('info', 'You have no other list to merge with.')
      setDialog(<MergeDialog name={list.name} others={others} onMerge={onMerge} onClose={close} />)
    } catch (error) {
      notify.aside('error', `Your other lists did not come. ${toReason(error)}`)
    }
  }

  async function handleDuplicate() {
    const copy = await duplicate(list)
    if (copy !== undefined) navigate(toRecord(paths.list, copy))
  }

  async function handleDelete() {
    if (await deleteWithUndo(list)) navigate(paths.lists)
  }

  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} onClick={handleEdit}>
        Edit
      </button>
      <Follow kind="lists" {...list} />
      <ExportMenu {...list} />
      <Share key={`share ${id}`} {...list} className={styles.tool} />
      <div className={styles.menu}>
        <MoreMenu label="More for this list">
          {comics.length > 0 && (
            <MenuAction onClick={() => onMark(comics)}>Mark all as read</MenuAction>
          )}
          {comics.length > 1 && (
            <MenuAction onClick={handleMarkSome}>Mark some as read…</MenuAction>
          )}
          <MenuAction onClick={() => void handleMerge()}>Merge with…</MenuAction>
          <MenuAction onClick={() => void handleDuplicate()}>Duplicate</MenuAction>
          <MenuAction onClick={() => void handleDelete()}>Delete</MenuAction>
        </MoreMenu>
      </div>
      {dialog}
    </div>
  )
}
