import { useState } from 'react'
import type { ImportDone } from '#contract/imports.ts'
import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import { undoImport } from './imports-api.ts'

interface UndoButtonProps {
  done: ImportDone
  onUndone: () => void
}

/** Takes back what an import has added, and says so. */
export function UndoButton({ done: { id, fileName, lists }, onUndone }: UndoButtonProps) {
  const [busy, setBusy] = useState(false)

  async function undo() {
    setBusy(true)
    try {
      await undoImport(id)
      const kept = lists.length > 0 ? ' A list of it that you have changed since stays.' : ''
      notify.aside('success', `The import of “${fileName}” was undone.${kept}`)
      onUndone()
    } catch (error) {
      notify.aside('error', `The import of “${fileName}” was not undone. ${toReason(error)}`)
      setBusy(false)
    }
  }

  return (
    <Button
      look="line"
      small
      busy={busy}
      aria-label={`Undo import of ${fileName}`}
      onClick={() => void undo()}
    >
      Undo import
    </Button>
  )
}
