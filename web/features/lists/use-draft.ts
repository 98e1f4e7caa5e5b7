import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { ListDraft } from './list-draft.ts'
import { saveEntries, type WholeList } from './lists-api.ts'

/** The order of a list and its changes. A newer `loaded` is taken over. */
export function useDraft(id: string, loaded: WholeList): [ListDraft, WholeList] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft learns of later ones below
  const draft = useMemo(() => createDraft(id, loaded), [id])
  useEffect(() => draft.learn(loaded), [draft, loaded])
  return [draft, useSyncExternalStore(draft.subscribe, draft.read)]
}

function createDraft(id: string, whole: WholeList): ListDraft {
  return new ListDraft(whole, {
    save: (list, removed) => saveEntries(id, list, removed),
    onFailed: (error) =>
      notify.aside('error', `The change was not saved and is taken back. ${toReason(error)}`),
    onMerged: () => notify.aside('info', 'This list was changed elsewhere; both changes are kept.'),
  })
}
