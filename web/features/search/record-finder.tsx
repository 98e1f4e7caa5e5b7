import { useId, useMemo, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import { HitList, optionId } from './hit-list.tsx'
import { PanelFailure } from './panel-failure.tsx'
import { HitsSkeleton, Keys, NothingFound } from './panel-states.tsx'
import panel from './panel-words.module.css'
import type { Hit, SoughtKind } from './search-api.ts'
import { SearchBox } from './search-box.tsx'
import form from './search-form.module.css'
import { countResults, groupHits, KIND_WORDS } from './search-kinds.ts'
import { CloseButton, SearchOverlay } from './search-overlay.tsx'
import styles from './search-panel.module.css'
import { useActiveHit } from './use-active-hit.ts'
import { useSearch } from './use-search.ts'

/** More than a reader looks through: typing another letter is quicker. */
const SHOWN = 20
const NONE: Hit[] = []

export interface RecordFinderProps {
  kind: SoughtKind
  onChoose: (found: { id: number; title: string }) => void
  onClose: () => void
}

/** The search palette for one kind: it does not navigate, but returns the chosen record. */
export function RecordFinder({ kind, onChoose, onClose }: RecordFinderProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const sought = text.trim()
  const { answer, error, current, retry } = useSearch(sought, { limit: SHOWN, kind })
  const hits = answer?.results ?? NONE
  const groups = useMemo(() => groupHits(hits), [hits])
  const shown = hits.length > 0
  const mark = useActiveHit({ input, hits, current, onOpen: onChoose })
  const label = `Find ${kind === 'teams' ? 'a team' : withArticle(KIND_WORDS[kind].nouns[0])}`

  return (
    <SearchOverlay label={label} onClose={onClose}>
      <form className={form.palette} onSubmit={(event) => event.preventDefault()}>
        <div className={form.row}>
          <Icon path={searchIcon} />
          <SearchBox
            ref={input}
            label={label}
            value={text}
            list={shown ? { id, activeId: mark.active && optionId(id, mark.active) } : null}
            onChange={setText}
          />
          <CloseButton onClose={onClose} />
        </div>
        <div className={form.panel}>
          <p role="status" className={styles.found}>
            {answer !== undefined && error === undefined && countResults(answer.total)}
          </p>
          {sought === '' && (
            <p className={panel.words}>Type the beginning of a word of its name.</p>
          )}
          {error !== undefined && <PanelFailure error={error} input={input} onRetry={retry} />}
          {answer === undefined && error === undefined && sought !== '' && <HitsSkeleton />}
          {answer?.total === 0 && <NothingFound />}
          {shown && (
            <>
              <HitList
                id={id}
                groups={groups}
                active={mark.active}
                busy={!current}
                onChoose={mark.choose}
                onOpen={onChoose}
              />
              <div className={styles.foot}>
                <Keys enter="choose" />
              </div>
            </>
          )}
        </div>
      </form>
    </SearchOverlay>
  )
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}
