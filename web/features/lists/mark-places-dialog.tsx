import { formatCount } from '#web/lib/format.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

interface MarkPlacesDialogProps {
  /** Of the list, in its order. */
  comics: number[]
  onMark: (comics: number[]) => void
  onClose: () => void
}

/** From which place of a list up to which one has read, as its rows are numbered. */
export function MarkPlacesDialog({ comics, onMark, onClose }: MarkPlacesDialogProps) {
  const total = comics.length
  return (
    <FormDialog
      title="Which places?"
      text="As the rows are numbered."
      submit="Mark as read"
      onClose={onClose}
      onSubmit={async (data) => {
        const [from = 0, upTo = 0] = ['from', 'upTo'].map((name) => Number(data.get(name)))
        const isPlace = (place: number) => Number.isInteger(place) && place >= 1 && place <= total
        if (!isPlace(from) || !isPlace(upTo) || from > upTo) {
          throw new Error(`Give places from 1 to ${formatCount(total)}, the first one first.`)
        }
        onMark(comics.slice(from - 1, upTo))
      }}
    >
      <PlaceField label="From" name="from" place={1} />
      <PlaceField label="Up to" name="upTo" place={total} />
    </FormDialog>
  )
}

function PlaceField({ place, ...words }: { label: string; name: string; place: number }) {
  return <Field {...words} inputMode="numeric" autoComplete="off" defaultValue={place} />
}
