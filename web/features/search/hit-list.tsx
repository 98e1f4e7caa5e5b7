import { useLayoutEffect } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { rightIcon } from '#web/ui/icons.ts'
import styles from './hit-list.module.css'
import { HitPicture } from './hit-picture.tsx'
import type { Hit } from './search-api.ts'
import { type HitGroup, KIND_WORDS } from './search-kinds.ts'
import { splitMatches } from './split-matches.ts'

interface HitListProps {
  id: string
  groups: HitGroup[]
  active: Hit | undefined
  /** True while a newer answer is loading. */
  busy: boolean
  onChoose: (hit: Hit) => void
  onOpen: (hit: Hit) => void
}

/** The listbox of a combobox: the input keeps the focus and names the active option. */
export function HitList({ id, groups, active, busy, onChoose, onOpen }: HitListProps) {
  useLayoutEffect(() => {
    if (active === undefined) return
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      aria-busy={busy}
      // Not a tab stop: the input handles the keys.
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ kind, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not for a list of options
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
            {KIND_WORDS[kind].title}
          </div>
          {hits.map((hit) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys
            <div
              key={hit.href}
              id={optionId(id, hit)}
              role="option"
              aria-selected={hit === active}
              tabIndex={-1}
              className={styles.hit}
              // mousemove, not mouseenter: a list that changes under a resting pointer is not a choice.
              onMouseMove={() => hit !== active && onChoose(hit)}
              onClick={() => onOpen(hit)}
            >
              <HitWords hit={hit} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Unique per hit, so that assistive technology announces a new active option. */
export function optionId(listId: string, { href }: Hit): string {
  return `${listId}${href}`
}

function HitWords({ hit }: { hit: Hit }) {
  return (
    <>
      <HitPicture key={hit.href} hit={hit} />
      <span className={styles.words}>
        <span className={styles.title}>
          {splitMatches(hit.title, hit.matches).map(({ from, text, matched }) =>
            matched ? <mark key={from}>{text}</mark> : text,
          )}
        </span>
        {hit.subtitle !== '' && <span className={styles.subtitle}> {hit.subtitle}</span>}
      </span>
      <span className={styles.arrow}>
        <Icon path={rightIcon} />
      </span>
    </>
  )
}
