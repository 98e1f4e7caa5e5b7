import { useLayoutEffect, useRef } from 'react'
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
  /** Counted through all groups. */
  active: number | undefined
  optionId: (index: number) => string
  onChoose: (index: number) => void
  onOpen: (index: number) => void
}

/** The hits of a box that keeps the focus; the box says which of them is meant. */
export function HitList({ id, groups, active, optionId, onChoose, onOpen }: HitListProps) {
  const list = useRef<HTMLDivElement>(null)
  const order = groups.flatMap(({ hits }) => hits)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      // Beside the tab stops: the keys go to the box.
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
          {hits.map((hit) => {
            const index = order.indexOf(hit)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys
              <div
                key={hit.href}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles.hit}
                // A list that moves under a pointer at rest is not a choice.
                onMouseMove={() => index !== active && onChoose(index)}
                onClick={() => onOpen(index)}
              >
                <HitWords hit={hit} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
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
