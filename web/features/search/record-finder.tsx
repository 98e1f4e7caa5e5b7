import { useId, useMemo, useRef, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '#contract/search-length.ts'
import { goRound } from '#web/lib/go-round.ts'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import { useModal } from '#web/ui/use-modal.ts'
import { HitList, optionId } from './hit-list.tsx'
import { Keys, NothingFound, OnTheirWay, PanelFailure } from './panel-states.tsx'
import type { Hit, SearchKind } from './search-api.ts'
import form from './search-form.module.css'
import { countResults, groupHits, KIND_WORDS } from './search-kinds.ts'
import palette from './search-palette.module.css'
import styles from './search-panel.module.css'
import { useActiveHit } from './use-active-hit.ts'
import { useSearch } from './use-search.ts'

/** More than a reader looks through: another letter is quicker. */
const SHOWN = 20
const NONE: Hit[] = []

export interface RecordFinderProps {
  kind: SearchKind
  onChoose: (id: number) => void
  onClose: () => void
}

/** The palette for one kind alone: it leads nowhere, and gives the record that was chosen. */
export function RecordFinder({ kind, onChoose, onClose }: RecordFinderProps) {
  const id = useId()
  const overlay = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const sought = text.trim()
  const { answer, error, current, retry } = useSearch(sought, { limit: SHOWN, kind })
  const hits = answer?.results ?? NONE
  const groups = useMemo(() => groupHits(hits), [hits])
  const shown = hits.length > 0
  const choose = (hit: Hit) => onChoose(hit.id)
  const mark = useActiveHit({ input, hits, current, onOpen: choose })
  const label = `Find ${withArticle(KIND_WORDS[kind].nouns[0])}`
  useModal(overlay, 'input')

  return (
    <dialog
      ref={overlay}
      aria-modal="true"
      aria-label={label}
      className={palette.overlay}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => goRound(event, event.currentTarget)}
    >
      <form className={form.palette} onSubmit={(event) => event.preventDefault()}>
        <div className={form.row}>
          <Icon path={searchIcon} />
          <input
            ref={input}
            role="combobox"
            value={text}
            maxLength={MAX_SEARCH_LENGTH}
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? id : undefined}
            aria-activedescendant={mark.active && optionId(id, mark.active)}
            placeholder={label}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className={form.box}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <button type="button" aria-label="Close" className={palette.close} onClick={onClose} />
        </div>
        <div className={form.panel}>
          <p role="status" className={styles.found}>
            {answer !== undefined && error === undefined && countResults(answer.total)}
          </p>
          {sought === '' && (
            <p className={styles.words}>Type the beginning of a word of its name.</p>
          )}
          {error !== undefined && <PanelFailure error={error} input={input} onRetry={retry} />}
          {answer === undefined && error === undefined && sought !== '' && <OnTheirWay />}
          {answer?.total === 0 && <NothingFound />}
          {shown && (
            <>
              <HitList
                id={id}
                groups={groups}
                active={mark.active}
                busy={!current}
                onChoose={mark.choose}
                onOpen={choose}
              />
              <div className={styles.foot}>
                <Keys enter="choose" />
              </div>
            </>
          )}
        </div>
      </form>
    </dialog>
  )
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}
