import { notify } from '#web/lib/notify.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Menu, MenuAction } from '#web/ui/overlay/menu.tsx'
import styles from './mark-menu.module.css'
import { useProgress } from './progress-context.ts'
import { progressTools } from './progress-tools.ts'
import { useTool } from './use-tool.ts'

interface MarkMenuProps {
  /** Of the series, where there is no order. */
  id: number
  order?: { id: number; title: string }[]
  /** The number of all comics, where it is known. */
  of?: number
}

/** Marks all of a series or a story as read, or some of it. */
export function MarkMenu({ id, order, of }: MarkMenuProps) {
  const progress = useProgress()
  const [dialog, open, close] = useTool()
  const total = order?.length ?? of

  async function handleAll() {
    const { markMany, markSeries } = await progressTools.marking()
    if (order !== undefined) return markMany(progress, toIds(order))
    return markSeries(progress, id, {})
  }

  function handleSome() {
    open(async () => {
      if (order === undefined) {
        const { RangeDialog } = await progressTools.range()
        return <RangeDialog series={id} progress={progress} onClose={close} />
      }
      const { UpToDialog } = await progressTools.upTo()
      return <UpToDialog order={order} progress={progress} onClose={close} />
    })
  }

  return (
    <div className={styles.menu}>
      <Menu
        label="Mark as read…"
        trigger={<span className={styles.trigger}>Mark as read…</span>}
        onIntent={() => void progressTools.marking().catch(() => {})}
      >
        <MenuAction onClick={() => void handleAll().catch(tellFailure)}>
          All{total !== undefined && ` ${toCount(total, 'comic', 'comics')}`}
        </MenuAction>
        <MenuAction onClick={handleSome}>
          {order === undefined ? 'Some numbers…' : 'Some parts…'}
        </MenuAction>
      </Menu>
      {dialog}
    </div>
  )
}

function toIds(comics: { id: number }[]): number[] {
  return comics.map(({ id }) => id)
}

function tellFailure(error: unknown): void {
  const why = toReason(error)
  notify.aside('error', `They were not marked as read. ${why}`)
}
