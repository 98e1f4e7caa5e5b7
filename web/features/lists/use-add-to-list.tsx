import { type ReactNode, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { listChunk } from './list-chunk.ts'

/** A dialog that puts a comic into lists, once it is opened, and the function that opens it. */
export function useAddToList(comic: number, title: string): [ReactNode, () => void] {
  const [dialog, setDialog] = useState<ReactNode>(null)

  async function open() {
    try {
      const { AddToListDialog } = await listChunk.addToList()
      setDialog(<AddToListDialog comic={comic} title={title} onClose={() => setDialog(null)} />)
    } catch {
      notify.aside('error', 'This did not come. Try again.')
    }
  }

  return [dialog, () => void open()]
}
