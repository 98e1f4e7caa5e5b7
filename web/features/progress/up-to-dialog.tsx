import { SelectField } from '#web/ui/form/select-field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { markMany } from './mark-many.ts'
import type { Progress } from './progress-context.ts'

interface UpToDialogProps {
  order: { id: number; title: string }[]
  progress: Progress
  onClose: () => void
}

/** Up to which part of a story one has read. */
export function UpToDialog({ order, progress, onClose }: UpToDialogProps) {
  return (
    <FormDialog
      title="Up to which part?"
      submit="Mark as read"
      onSubmit={async (data) => {
        const upTo = order.slice(0, Number(data.get('part')))
        // What goes wrong is told by a notice, as it may go wrong later.
        void markMany(
          progress,
          upTo.map(({ id }) => id),
        )
      }}
      onClose={onClose}
    >
      <SelectField label="The last part that you have read" name="part">
        {order.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comic may come twice, and parts never move
          <option key={index} value={index + 1}>
            {`${index + 1}. ${title}`}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
