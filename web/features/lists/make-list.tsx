import { useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { listChunk } from './list-chunk.ts'

interface MakeListProps {
  kind: 'event' | 'arc'
  id: number
  name: string
}

/** On the page of an event or an arc: its reading order as a list of the member's own. */
export function MakeList({ kind, id, name }: MakeListProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function make() {
    setBusy(true)
    try {
      const { copyOrder } = await listChunk.making()
      navigate(await copyOrder({ kind, id }, name))
    } catch (error) {
      const why = error instanceof Error ? error.message : 'Please try again.'
      notify.aside('error', `No list was made. ${why}`)
      setBusy(false)
    }
  }

  return (
    <Button look="line" busy={busy} onClick={() => void make()}>
      Make a list of this order
    </Button>
  )
}
