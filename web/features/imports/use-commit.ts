import { useState } from 'react'
import type { ImportPreview } from '#contract/imports.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toReason } from '#web/lib/to-reason.ts'
import { type Part, toOffers } from './import-words.ts'
import { commitImport, doneCache } from './imports-api.ts'
import { type Choices, forgetChoices, toCommitted } from './use-choices.ts'

interface Wish {
  choices: Choices
  taken: ReadonlySet<Part>
  /** Undefined where the file makes no list, or several. */
  listName: string | undefined
}

/** Takes the file over, and leads to what came of it. */
export function useCommit(preview: ImportPreview) {
  const { id, contents } = preview
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function commit({ choices, taken, listName }: Wish) {
    if (!toOffers(contents).some(({ part }) => taken.has(part))) {
      return setRefusal('Tick at least one thing to take over.')
    }
    if (taken.has('lists') && listName?.trim() === '') return setRefusal('A list needs a name.')
    setBusy(true)
    setRefusal('')
    try {
      const done = await commitImport(id, {
        choices: toCommitted(choices),
        ...(listName !== undefined && { listName: listName.trim() }),
        lists: taken.has('lists'),
        read: taken.has('read'),
        owned: taken.has('owned'),
        wished: taken.has('wished'),
        favourites: taken.has('favourites'),
        follows: taken.has('follows'),
      })
      forgetChoices(id)
      doneCache.set(done.id, done)
      // Back leads to where the file was chosen: there is no preview any more.
      navigate(`${paths.import}?done=${encodeURIComponent(done.id)}`, { replace: true })
    } catch (error) {
      setRefusal(toReason(error))
      setBusy(false)
    }
  }

  return { commit, busy, refusal }
}
