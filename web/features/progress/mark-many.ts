import { MarkedAndUnmarkedSchema, MarkedSchema } from '#contract/marked.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { sendOrKeep } from '#web/lib/marks/offline-marks.ts'
import { notify } from '#web/lib/notify.ts'
import type { Unsent } from '#web/lib/outbox/outbox.ts'
import { withdrawUnsent } from '#web/lib/outbox/withdraw-unsent.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { toReason } from '#web/lib/to-reason.ts'
import type { Progress } from './progress-context.ts'
import { BULK_PATH, type BulkChange } from './unsent-bulk.ts'

/** Marks comics as read at once; a notice tells how many were new, and undoes it. */
export async function markMany(progress: Progress, ids: number[]): Promise<void> {
  const unread = ids.filter((id) => !progress.marks.isMarked('comics', id))
  try {
    let change: Change = { marked: unread }
    await progress.marks.setAll('comics', unread, true, async () => {
      change = await changeMany(progress, { read: unread })
    })
    tellMarked(progress, change)
  } catch (error) {
    notify.aside('error', `They were not marked as read. ${toReason(error)}`)
  }
}

/** The numbers of a series as on its covers; all of it without any. */
export interface SeriesNumbers {
  numbers?: string
  upTo?: string
}

/** The server knows which comics these are, so they are shown when it has answered. Throws if it refuses. */
export async function markSeries(
  progress: Progress,
  id: number,
  numbers: SeriesNumbers,
): Promise<void> {
  const path = `/api/progress/series/${id}`
  let marked: number[] = []
  const kept = await sendOrKeep(toUnsent(progress, path, numbers), async () => {
    marked = readAnswer(MarkedSchema, await sendJson('PUT', path, numbers)).marked
  })
  if (kept) return
  await progress.marks.setAll('comics', marked, true, async () => {})
  tellMarked(progress, { marked })
}

/** What a change of many did. */
interface Change {
  /** Those that were not read before; of one that waits, those that are not known to have been. */
  marked: number[]
  waiting?: Unsent
}

function tellMarked(progress: Progress, { marked, waiting }: Change): void {
  if (marked.length === 0) return void notify.aside('info', 'You had read all of them already.')
  notify.aside('success', `${toCount(marked.length, 'comic', 'comics')} marked as read.`, {
    label: 'Undo',
    run: () => void (waiting ? withdraw(progress, marked, waiting) : unmarkMany(progress, marked)),
  })
}

async function unmarkMany(progress: Progress, ids: number[]): Promise<void> {
  try {
    await progress.marks.setAll('comics', ids, false, async () => {
      await changeMany(progress, { unread: ids })
    })
  } catch (error) {
    notify.aside('error', `They are still marked as read. ${toReason(error)}`)
  }
}

/** The opposite is not sent: some may have been read long ago, which only the server knows. */
async function withdraw({ marks }: Progress, ids: number[], waiting: Unsent): Promise<void> {
  if (await withdrawUnsent(waiting)) return marks.unlearn('comics', ids)
  const why = 'The server was told meanwhile, and some may have been read before.'
  notify.aside('error', `They are still marked as read. ${why}`)
}

async function changeMany(progress: Progress, change: BulkChange): Promise<Change> {
  let marked = change.read ?? []
  const item = toUnsent(progress, BULK_PATH, change)
  const kept = await sendOrKeep(item, async () => {
    const answer = await sendJson('PUT', BULK_PATH, change)
    marked = readAnswer(MarkedAndUnmarkedSchema, answer).marked
  })
  return kept ? { marked, waiting: item } : { marked }
}

/** Each is sent: none takes the place of another. Sent later, they still were read now. */
function toUnsent({ email }: Progress, path: string, change: object) {
  const now = new Date()
  const id = `${path} ${now.getTime()}`
  const body = { ...change, readAt: now.toISOString() }
  return { id, sender: email, what: 'change', method: 'PUT', path, body } as const
}
