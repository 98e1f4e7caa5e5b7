import { type ReactNode, useState } from 'react'
import type { Collected } from '#contract/collection.ts'
import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { loadCollected } from './collection-api.ts'
import { useCollection } from './collection-context.ts'
import { collectionTools } from './collection-tools.ts'
import type { CollectedItem } from './use-owned.ts'

/** The dialog of a comic's copies, once it is open, and the function that opens it. */
export function useCopiesDialog(
  onSaved: (id: number, collected: Collected) => void,
): [ReactNode, (comic: CollectedItem) => Promise<void>] {
  const collection = useCollection()
  const [dialog, setDialog] = useState<ReactNode>(null)

  async function open(comic: CollectedItem) {
    try {
      const [{ CopiesDialog }, collected] = await Promise.all([
        collectionTools.copies(),
        loadCollected(comic.id),
      ])
      setDialog(
        <CopiesDialog
          comic={comic}
          collected={collected}
          collection={collection}
          onSaved={(saved) => onSaved(comic.id, saved)}
          onClose={() => setDialog(null)}
        />,
      )
    } catch (error) {
      notify.aside('error', `Your copies did not come. ${toReason(error)}`)
    }
  }

  return [dialog, open]
}
