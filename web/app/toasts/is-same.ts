import type { Notice } from '#web/lib/notify.ts'

/** Whether a reader could not tell two notices apart. */
export function isSame(one: Notice, other: Notice): boolean {
  return one.kind === other.kind && one.text === other.text && one.position === other.position
}
