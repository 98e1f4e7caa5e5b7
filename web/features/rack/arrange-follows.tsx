import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Follow } from '#contract/follows.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { useRowDrag } from '#web/lib/use-row-drag.ts'
import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import styles from './arrange-follows.module.css'
import { bringBack, followAgain, keyOf, moveTo, unfollow } from './follow-changes.ts'
import { FollowDraft } from './follow-draft.ts'
import { FollowRow } from './follow-row.tsx'
import { loadFollows } from './rack-api.ts'
import { tellFailure } from './tell-failure.ts'

interface ArrangeFollowsProps {
  /** Called whenever a change is saved. */
  onChanged: () => void
}

/** Everything that the member follows, in their order, which can be changed. */
export function ArrangeFollows({ onChanged }: ArrangeFollowsProps) {
  const { data, error, retry } = useQuery({ key: 'follows', load: loadFollows })
  if (data !== undefined) return <Follows loaded={data} onChanged={onChanged} />
  if (error !== undefined) return <LoadFailure error={error.message} onRetry={retry} />
  return (
    <LoadingPlaceholder>
      {['one', 'two', 'three'].map((shape) => (
        <div key={shape} className={styles.shape}>
          <div className={waiting.dots} />
        </div>
      ))}
    </LoadingPlaceholder>
  )
}

function Follows({ loaded, onChanged }: ArrangeFollowsProps & { loaded: Follow[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const changed = useRef(onChanged)
  useEffect(() => {
    changed.current = onChanged
  })
  const draft = useMemo(
    () => new FollowDraft(loaded, { onSaved: () => changed.current(), onFailed: tellFailure }),
    [loaded],
  )
  const follows = useSyncExternalStore(draft.subscribe, draft.read)
  const { drag, toHandle } = useRowDrag({
    findGap: (y) => countAbove(list.current, y),
    onDrop: (from, to) => follows[from] && move(follows[from], to),
  })

  function move(follow: Follow, to: number) {
    draft.change(moveTo(follow, to))
    setSaid(`${follow.title}: moved to ${to + 1} of ${follows.length}`)
  }

  function handleUnfollow(follow: Follow, index: number) {
    draft.change(unfollow(follow))
    // Its button is gone; the next row has what the reader may want next.
    const rows = list.current?.children
    const neighbour = rows?.[index + 1] ?? rows?.[index - 1]
    neighbour?.querySelector<HTMLElement>('button')?.focus()
    notify.aside('success', `You no longer follow ${follow.title}.`, {
      label: 'Undo',
      run: () => draft.change(followAgain(follow, index)),
    })
  }

  function handleBringBack(follow: Follow, index: number) {
    draft.change(bringBack(follow))
    setSaid(`${follow.title} is next up again`)
    list.current?.children[index]?.querySelector<HTMLElement>('button')?.focus()
  }

  return (
    <>
      <p role="status" className="unseen">
        {said}
      </p>
      {follows.length === 0 && <p>You follow nothing now.</p>}
      <ol ref={list} className={styles.list}>
        {follows.map((follow, index) => (
          <FollowRow
            key={keyOf(follow)}
            follow={follow}
            index={index}
            total={follows.length}
            handle={toHandle(index)}
            dragged={drag?.from === index}
            landing={landingOf(drag?.gap, index, follows.length)}
            onMove={(to) => move(follow, to)}
            onUnfollow={() => handleUnfollow(follow, index)}
            onBringBack={() => handleBringBack(follow, index)}
          />
        ))}
      </ol>
    </>
  )
}

/** The number of rows whose middle is above a distance from the top of the document. */
function countAbove(list: HTMLElement | null, y: number): number {
  return [...(list?.children ?? [])].filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 + window.scrollY < y
  }).length
}

/** Where on this row the one on its way would land: above it, or below the last. */
function landingOf(gap: number | undefined, index: number, total: number) {
  if (gap === index) return 'before'
  return gap === total && index === total - 1 ? 'behind' : undefined
}
