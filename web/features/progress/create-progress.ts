import { MAX_ASKED_COMICS } from '#contract/progress.ts'
import { followPath, sendFollow } from '#web/lib/follows/send-follow.ts'
import { MarkStore } from '#web/lib/marks/mark-store.ts'
import { createOfflineMarks } from '#web/lib/marks/offline-marks.ts'
import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { CountStore } from './count-store.ts'
import { FOLLOWED_KINDS, type FollowedId, type FollowedKind, loadFollowed } from './follow-api.ts'
import { loadCounts, loadReadings, type Reading, saveRead, toReadChange } from './progress-api.ts'
import type { Progress } from './progress-context.ts'
import { readBulkMark } from './unsent-bulk.ts'

export function createProgress(email: string): Progress {
  const readings = new Map<number, Reading>()
  const counts = new CountStore(loadCounts)
  const marks = new MarkStore<'comics'>({
    kinds: ['comics'],
    maxAsked: MAX_ASKED_COMICS,
    ...createOfflineMarks<'comics'>(email, {
      async load(_kind, ids) {
        const found = await loadReadings(ids)
        for (const { id, ...reading } of found) readings.set(id, reading)
        return found.map(({ id }) => id)
      },
      // Sent later, it still was read now.
      toChange: (_kind, id, read) =>
        toReadChange(id, read, readings.get(id) ?? { readAt: new Date().toISOString() }),
      // A press by mistake and the one that takes it back leave the dates as they were.
      async send(_kind, id, read) {
        const reading = readings.get(id)
        const removed = await saveRead(id, read, reading)
        const readAt = removed?.at(-1) ?? reading?.readAt
        if (!read && readAt) readings.set(id, { readAt, times: removed?.length ?? 1, removed })
      },
      readUnsentMark: readBulkMark,
    }),
    onFailed({ name }, wish, error) {
      const what = wish ? 'was not marked as read' : 'is still marked as read'
      const why = toReason(error)
      notify.aside('error', `“${name}” ${what}. ${why}`)
    },
    onSaved: () => counts.refresh(),
  })
  marks.onChangedElsewhere(() => counts.refresh())
  return { email, follows: createFollows(email), marks, counts, readings }
}

function createFollows(email: string): Progress['follows'] {
  return new MarkStore<FollowedKind, FollowedId>({
    kinds: FOLLOWED_KINDS,
    maxAsked: MAX_ASKED_COMICS,
    ...createOfflineMarks<FollowedKind, FollowedId>(email, {
      load: loadFollowed,
      toChange: (kind, id, followed) => ({
        method: followed ? 'PUT' : 'DELETE',
        path: followPath({ kind, id }),
      }),
      send: (kind, id, followed) => sendFollow({ kind, id }, followed),
    }),
    onFailed({ name }, wish, error) {
      const what = wish ? 'You do not follow' : 'You still follow'
      const why = toReason(error)
      notify.aside('error', `${what} “${name}”. ${why}`)
    },
  })
}
