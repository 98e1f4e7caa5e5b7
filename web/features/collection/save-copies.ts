import type { Collected } from '#contract/collection.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { sendOrKeep } from '#web/lib/marks/offline-marks.ts'
import { collectedPath } from './collection-api.ts'
import type { MemberCollection } from './collection-context.ts'

/** Throws when it is refused; without a connection it is kept and sent later. */
export async function saveCopies(
  { email, marks }: MemberCollection,
  id: number,
  collected: Collected,
): Promise<void> {
  const path = collectedPath(id)
  const unsent = { id: path, sender: email, what: 'change', method: 'PUT', path } as const
  await marks.setAll('owned', [id], collected.copies.length > 0, async () => {
    await sendOrKeep({ ...unsent, body: collected }, async () => {
      await sendJson('PUT', path, collected)
    })
  })
  await marks.setAll('wished', [id], collected.wish, async () => {})
}
