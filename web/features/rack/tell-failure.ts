import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'

export function tellFailure(error: unknown): void {
  notify.aside('error', `That was not saved. ${toReason(error)}`)
}
