import { type ReactNode, useState } from 'react'
import { notify } from '#web/lib/notify.ts'

interface ShareButtonProps {
  id: string
  /** Of the list. */
  name: string
  className?: string
}

/** Only a press wants the dialog. */
const loadDialog = () => import(/* webpackChunkName: "sharing" */ './share-dialog.tsx')

/** On the page of a list. */
export function ShareButton({ id, name, className }: ShareButtonProps) {
  const [dialog, setDialog] = useState<ReactNode>(null)

  async function open() {
    try {
      const { ShareDialog } = await loadDialog()
      setDialog(<ShareDialog id={id} name={name} onClose={() => setDialog(null)} />)
    } catch {
      notify.aside('error', 'This did not come. Try again.')
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => void open()}
      >
        Share
      </button>
      {dialog}
    </>
  )
}
