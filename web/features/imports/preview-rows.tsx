import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { ImportPreview } from '#contract/imports.ts'
import { PreviewRow } from './preview-row.tsx'
import styles from './preview-rows.module.css'
import { beginsAt, rangeOf, resultAt, type Shown } from './row-ranges.ts'
import type { Choices } from './use-choices.ts'
import type { HeldRows } from './use-import-rows.ts'
import { useNearRows } from './use-near-rows.ts'

interface PreviewRowsProps {
  counts: ImportPreview['counts']
  shown: Shown
  held: HeldRows
  /** Called with the places of rows that are on the screen and not held. */
  onNeed: (places: number[]) => void
  choices: Choices
  onChoose: (line: number, comic: number | null) => void
}

/** About what a row takes up with its picture; an unsure one with two candidates. */
const ROW_PX = { unsure: 248, unknown: 72, matched: 85 }

/** The lines of a file, as far as they are shown. */
export function PreviewRows({ counts, shown, held, onNeed, choices, onChoose }: PreviewRowsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<number>()
  const { from, count } = rangeOf(counts, shown)
  const { near, height, top, measure } = useNearRows({
    list,
    count,
    toHeight: (index) => ROW_PX[resultAt(counts, from + index)],
    toKey: (index) => from + index,
    focused: focused === undefined ? undefined : Math.max(focused - from, 0),
  })

  const missing = near
    .map(({ index }) => from + index)
    .filter((place) => !held.has(place))
    .join()
  useEffect(() => {
    if (missing !== '') onNeed(missing.split(',').map(Number))
  }, [missing, onNeed])

  function handleFocus({ target }: FocusEvent) {
    const place = target.closest<HTMLElement>('[data-place]')?.dataset.place
    setFocused(place === undefined ? undefined : Number(place))
  }

  return (
    <ol
      ref={list}
      className={styles.list}
      style={{ height }}
      onFocus={handleFocus}
      onBlur={() => setFocused(undefined)}
    >
      {near.map(({ index, start }) => (
        <PreviewRow
          key={from + index}
          ref={measure}
          index={index}
          place={from + index}
          total={count}
          start={start - top}
          begins={beginsAt(counts, from + index)}
          row={held.get(from + index)}
          choices={choices}
          onChoose={onChoose}
        />
      ))}
    </ol>
  )
}
