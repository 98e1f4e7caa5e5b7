import { plusIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './add-to-list.module.css'
import { listChunk } from './list-chunk.ts'
import { useAddToList } from './use-add-to-list.tsx'

interface AddToListProps {
  id: number
  /** The title of the comic. */
  name: string
}

/** On the page of a comic. */
export function AddToList({ id, name }: AddToListProps) {
  const [dialog, open] = useAddToList(id, name)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.button}
        onPointerEnter={() => void listChunk.addToList().catch(() => {})}
        onClick={open}
      >
        <Icon path={plusIcon} />
        Add to list
      </button>
      {dialog}
    </>
  )
}
