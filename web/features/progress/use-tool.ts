import { type ReactNode, useState } from 'react'
import { notify } from '#web/lib/notify.ts'

/** A dialog from a lazy chunk: the element of what is open, and functions that open and close it. */
export function useTool(): [ReactNode, (load: () => Promise<ReactNode>) => void, () => void] {
  const [shown, setShown] = useState<ReactNode>(null)
  const open = (load: () => Promise<ReactNode>) => {
    load().then(setShown, () => notify.aside('error', 'This did not come. Try again.'))
  }
  return [shown, open, () => setShown(null)]
}
