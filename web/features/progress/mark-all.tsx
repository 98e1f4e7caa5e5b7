import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useProgress } from './progress-context.ts'
import { progressTools } from './progress-tools.ts'

interface MarkAllProps {
  comics: number[]
}

/** Marks the issues of a book as read, as somebody does who has closed it. */
export function MarkAll({ comics }: MarkAllProps) {
  const progress = useProgress()

  async function handleClick() {
    const { markMany } = await progressTools.marking()
    await markMany(progress, comics)
  }

  return (
    <Button look="line" small onClick={() => void handleClick().catch(tellFailure)}>
      Mark all as read
    </Button>
  )
}

function tellFailure(error: unknown): void {
  notify.aside('error', `They were not marked as read. ${toReason(error)}`)
}
