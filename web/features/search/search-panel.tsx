import { type RefObject, useId, useLayoutEffect, useMemo } from 'react'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { HitList, optionId } from './hit-list.tsx'
import { PaletteBeginning } from './palette-beginning.tsx'
import { PanelFailure } from './panel-failure.tsx'
import { HitsSkeleton, Keys, NothingFound } from './panel-states.tsx'
import { HITS_ASKED, pickHits } from './pick-hits.ts'
import { rememberSearch } from './recent-searches.ts'
import { toSearch } from './search-address.ts'
import type { Hit } from './search-api.ts'
import type { ShownList } from './search-box.tsx'
import { countResults, groupHits } from './search-kinds.ts'
import styles from './search-panel.module.css'
import { useActiveHit } from './use-active-hit.ts'
import { useSearch } from './use-search.ts'

interface SearchPanelProps {
  /** The search text, trimmed; may be empty. */
  text: string
  /** The search box, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>
  onListChanged: (list: ShownList | null) => void
  onRecent: (text: string) => void
  onLeave?: () => void
}

/** The hits of the search box, or ways to begin while it is empty. */
export function SearchPanel({ text, input, onListChanged, onRecent, onLeave }: SearchPanelProps) {
  const id = useId()
  const navigate = useNavigate()
  const { answer, error, current, retry } = useSearch(text, { limit: HITS_ASKED })
  const groups = useMemo(() => groupHits(pickHits(answer?.results ?? [])), [answer])
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups])
  const shown = hits.length > 0

  function leave() {
    rememberSearch(text)
    onLeave?.()
  }

  function open(hit: Hit) {
    leave()
    navigate(hit.href)
  }

  const { active, choose } = useActiveHit({ input, hits, current, onOpen: open })
  const activeId = active && optionId(id, active)

  useLayoutEffect(() => {
    onListChanged(shown ? { id, activeId } : null)
    return () => onListChanged(null)
  }, [onListChanged, shown, id, activeId])

  return (
    <>
      <p role="status" className={styles.found}>
        {answer !== undefined && error === undefined && countResults(answer.total)}
      </p>
      {text === '' && <PaletteBeginning input={input} onChoose={onRecent} onLeave={onLeave} />}
      {error !== undefined && <PanelFailure error={error} input={input} onRetry={retry} />}
      {answer === undefined && error === undefined && text !== '' && <HitsSkeleton />}
      {answer?.total === 0 && <NothingFound />}
      {shown && (
        <HitList
          id={id}
          groups={groups}
          active={active}
          busy={!current}
          onChoose={choose}
          onOpen={open}
        />
      )}
      {shown && (
        <div className={styles.foot}>
          <Keys enter="open" />
          <Link to={toSearch(text)} className={styles.all} onClick={leave}>
            See all results
          </Link>
        </div>
      )}
    </>
  )
}
