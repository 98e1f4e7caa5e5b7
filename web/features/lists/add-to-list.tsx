import { type ReactNode, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { plusIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './add-to-list.module.css'
import { listChunk } from './list-chunk.ts'

interface AddToListProps {
  id: number
  /** The title of the comic. */
  name: string
}

/** On the page of a comic. */
export function AddToList({ id, name }: AddToListProps) {
  const [dialog, setDialog] = useState<ReactNode>(null)

  async function open() {
    try {
      const { AddToListDialog } = await listChunk.addToList()
      setDialog(<AddToListDialog comic={id} title={name} onClose={() => setDialog(null)} />)
    } catch {
      notify.aside('error', 'This did not come. Try again.')
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.button}
        onPointerEnter={() => void listChunk.addToList().catch(() => {})}
        onClick={() => void open()}
      >
        <Icon path={plusIcon} />
        Add to list
      </button>
      {dialog}
    </>
  )
}
