import { formatCount } from '#web/lib/format.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

interface MoveDialogProps {
  title: string
  /** Counted from 0. */
  place: number
  total: number
  onMove: (to: number) => void
  onClose: () => void
}

/** Far along a list, where step by step would take long. */
export function MoveDialog({ title, place, total, onMove, onClose }: MoveDialogProps) {
  return (
    <FormDialog
      title={`Move ${title}`}
      submit="Move"
      onClose={onClose}
      onSubmit={async (data) => {
        const to = Number(data.get('place'))
        if (!Number.isInteger(to) || to < 1 || to > total) {
          throw new Error(`Give a place from 1 to ${formatCount(total)}.`)
        }
        onMove(to - 1)
      }}
    >
      <Field
        label={`Its place, from 1 to ${formatCount(total)}`}
        name="place"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={place + 1}
      />
    </FormDialog>
  )
}
