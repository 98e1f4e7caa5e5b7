import { sendJson } from '#web/lib/api/api-client.ts'
import { sendOrKeep } from '#web/lib/marks/offline-marks.ts'
import { notify } from '#web/lib/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import type { Progress } from './progress-context.ts'
import { toDateValue, toDay, toMoment } from './to-day.ts'

interface AgainDialogProps {
  /** Of the comic. */
  id: number
  progress: Progress
  /** Called when its reading is another one. */
  onChanged: () => void
  onClose: () => void
}

/** On which day a comic was read once more. */
export function AgainDialog({ id, progress, onChanged, onClose }: AgainDialogProps) {
  const today = toDateValue(new Date())
  const path = `/api/progress/comics/${id}`

  async function save(data: FormData) {
    const day = String(data.get('day'))
    if (day === '') throw new Error('Please choose a day.')
    if (day > today) throw new Error('That day is still to come.')
    const readAt = toMoment(day, new Date())
    const before = progress.readings.get(id)
    await change('PUT', path, { readAt, again: true })
    const newest = before && before.readAt > readAt ? before.readAt : readAt
    progress.readings.set(id, { readAt: newest, times: (before?.times ?? 1) + 1 })
    onChanged()
    notify.aside('success', `Read again on ${toDay(readAt)}.`, {
      label: 'Undo',
      run: () => void takeBack(readAt, before).catch(tellFailure),
    })
  }

  async function takeBack(readAt: string, before = { readAt, times: 1 }) {
    await change('DELETE', `${path}?readAt=${encodeURIComponent(readAt)}`)
    progress.readings.set(id, before)
    onChanged()
  }

  async function change(method: 'PUT' | 'DELETE', path: string, body?: object) {
    const item = {
      id: `${method} ${path} ${Date.now()}`,
      sender: progress.email,
      method,
      path,
      body,
    }
    await sendOrKeep({ ...item, what: 'change' }, async () => {
      await sendJson(method, path, body)
    })
  }

  return (
    <FormDialog title="When did you read it again?" submit="Save" onSubmit={save} onClose={onClose}>
      <Field label="Day" name="day" type="date" defaultValue={today} max={today} />
    </FormDialog>
  )
}

function tellFailure(error: unknown): void {
  const why = error instanceof Error ? error.message : 'Please try again.'
  notify.aside('error', `It still counts as read again. ${why}`)
}
