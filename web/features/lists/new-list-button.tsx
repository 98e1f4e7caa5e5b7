import { type ReactNode, useState } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { notify } from '#web/lib/notify.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { listChunk } from './list-chunk.ts'

/** Asks for the name of a new list, and leads to it. */
export function NewListButton({ look }: { look?: 'line' }) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const navigate = useNavigate()

  async function open() {
    try {
      const { NewListDialog } = await listChunk.newList()
      setDialog(
        <NewListDialog
          onMade={(id) => navigate(toRecord(paths.list, id))}
          onClose={() => setDialog(null)}
        />,
      )
    } catch {
      notify.aside('error', 'This did not come. Try again.')
    }
  }

  return (
    <>
      <Button small look={look} aria-haspopup="dialog" onClick={() => void open()}>
        New list
      </Button>
      {dialog}
    </>
  )
}
