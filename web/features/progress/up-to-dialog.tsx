import { SelectField } from '#web/ui/form/select-field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { markMany } from './mark-many.ts'
import type { Progress } from './progress-context.ts'

interface UpToDialogProps {
  order: { id: number; title: string }[]
  progress: Progress
  onClose: () => void
}

/** Up to which part of a story one has read, and from which one on. */
export function UpToDialog({ order, progress, onClose }: UpToDialogProps) {
  const parts = order.map(({ title }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a comic may come twice, and parts never move
    <option key={index} value={index}>
      {`${index + 1}. ${title}`}
    </option>
  ))
  return (
    <FormDialog
      title="Which parts?"
      submit="Mark as read"
      onSubmit={async (data) => {
        const placeOf = (name: string) => Number(data.get(name))
        const chosen = order.slice(placeOf('from'), placeOf('upTo') + 1)
        if (chosen.length === 0) throw new Error('The last part comes before the first.')
        // What goes wrong is told by a notice, as it may go wrong later.
        void markMany(
          progress,
          chosen.map(({ id }) => id),
        )
      }}
      onClose={onClose}
    >
      <SelectField label="From" name="from">
        {parts}
      </SelectField>
      <SelectField label="Up to" name="upTo">
        {parts}
      </SelectField>
    </FormDialog>
  )
}
