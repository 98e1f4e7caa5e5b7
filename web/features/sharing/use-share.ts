import { useRef, useState } from 'react'
import type { Share, ShareChoice } from '#contract/sharing.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { loadShare, saveShare } from './sharing-api.ts'

interface Wish {
  visibility: Share['visibility']
}

/**
 * How a list is shared. A choice shows at once and is taken back if it cannot be saved; choices are sent
 * one after the other, so that the last one holds.
 */
export function useShare(list: string) {
  const { data, error, retry, update } = useQuery({
    key: `share ${list}`,
    load: (signal) => loadShare(list, signal),
  })
  const [wish, setWish] = useState<Wish>()
  const queue = useRef(Promise.resolve())

  async function save(choice: ShareChoice, wish: Wish): Promise<void> {
    try {
      const saved = await saveShare(list, choice)
      update(() => saved)
    } catch (failure) {
      if (failure instanceof ApiRefusal && failure.code === 'plan-needed') {
        update((share) => ({ ...share, allowed: false }))
      }
      const what = choice.replace ? 'There is no new link.' : 'That was not saved.'
      notify.aside('error', `${what} ${toReason(failure)}`)
    }
    setWish((now) => (now === wish ? undefined : now))
  }

  return {
    share: data && (wish === undefined ? data : withWish(data, wish)),
    error,
    retry,
    saving: wish !== undefined,
    choose(choice: ShareChoice): Promise<void> {
      const wish = { visibility: choice.visibility }
      setWish(wish)
      queue.current = queue.current.then(() => save(choice, wish))
      return queue.current
    },
    /** After the plan was changed. */
    allow: () => update((share) => ({ ...share, allowed: true })),
  }
}

function withWish(share: Share, { visibility }: Wish): Share {
  return { ...share, visibility, token: visibility === 'private' ? null : share.token }
}
