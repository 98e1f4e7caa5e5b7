import { Field } from '#web/ui/form/field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { markSeries, type SeriesNumbers } from './mark-many.ts'
import type { Progress } from './progress-context.ts'
import styles from './range-dialog.module.css'

interface RangeDialogProps {
  series: number
  progress: Progress
  onClose: () => void
}

/** Which numbers of a series are read. */
export function RangeDialog({ series, progress, onClose }: RangeDialogProps) {
  return (
    <FormDialog
      title="Which numbers?"
      text="As they stand on the covers. Without a first number it is all from the beginning."
      submit="Mark as read"
      onSubmit={(data) => markSeries(progress, series, toNumbers(data))}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field label="First number" name="from" autoComplete="off" maxLength={20} />
        <Field label="Last number" name="to" autoComplete="off" maxLength={20} />
      </div>
    </FormDialog>
  )
}

/** `{ numbers: '5..20' }`, or `{ upTo: '20' }`. */
function toNumbers(data: FormData): SeriesNumbers {
  const [from, to] = ['from', 'to'].map((name) => String(data.get(name)).trim().replace(/^#/, ''))
  if (!to) throw new Error('Please give the last number.')
  return from ? { numbers: `${from}..${to}` } : { upTo: to }
}
