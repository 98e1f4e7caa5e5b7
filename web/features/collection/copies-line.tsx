import { useEffect } from 'react'
import type { Copy } from '#contract/collection.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { checkIcon, plusIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import { loadCollected } from './collection-api.ts'
import { useCollection } from './collection-context.ts'
import { collectionTools } from './collection-tools.ts'
import styles from './copies-line.module.css'
import { toCopiesWords } from './copies-words.ts'
import { useCopiesDialog } from './use-copies-dialog.tsx'
import { type CollectedItem, useOwned, useWanted } from './use-owned.ts'

/** The member's copies of a comic; who has none can say that they want one. */
export function CopiesLine(comic: CollectedItem) {
  const { onSaved } = useCollection()
  const { owned } = useOwned(comic)
  const { data, retry, update } = useQuery({
    key: `copies of ${comic.id}`,
    load: (signal) => loadCollected(comic.id, signal),
    enabled: owned,
  })
  // Here, where it stays open while the last copy is being removed.
  const [dialog, open] = useCopiesDialog((_id, saved) => update(() => saved))

  useEffect(() => onSaved(retry), [onSaved, retry])

  return (
    <div className={styles.line}>
      {owned ? <Copies copies={data?.copies} onOpen={() => open(comic)} /> : <WantIt {...comic} />}
      {dialog}
    </div>
  )
}

interface CopiesProps {
  /** Undefined until they are known. */
  copies: Copy[] | undefined
  onOpen: () => void
}

function Copies({ copies, onOpen }: CopiesProps) {
  return (
    <p>
      {/* A press is shown before it is saved. */}
      {copies && `${toCopiesWords(copies.length > 0 ? copies : [{}])} · `}
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.edit}
        onPointerEnter={() => void collectionTools.copies().catch(() => {})}
        onClick={onOpen}
      >
        Your copies
      </button>
    </p>
  )
}

function WantIt(comic: CollectedItem) {
  const { wanted, toggle } = useWanted(comic)
  return (
    <button type="button" aria-pressed={wanted} className={styles.want} onClick={toggle}>
      <Icon path={wanted ? checkIcon : plusIcon} />
      <span>I want it</span>
    </button>
  )
}
