import { useEffect, useRef, useState } from 'react'
import { formatCount } from '#web/lib/format.ts'
import { notify } from '#web/lib/notify.ts'
import { useRowDrag } from '#web/lib/use-row-drag.ts'
import { moveTo, placeOf, putBack } from './entry-changes.ts'
import type { ListDraft } from './list-draft.ts'
import { ListRow, type RowActions, type RowMark } from './list-row.tsx'
import styles from './list-rows.module.css'
import type { WholeList } from './lists-api.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { ListedComics } from './use-listed-comics.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useVirtualRows } from './use-virtual-rows.ts'
import { WordsDialog } from './words-dialog.tsx'

/** Without note and heading. */
const ROW_PX = 85

interface ListRowsProps {
  draft: ListDraft
  whole: WholeList
  held: ListedComics
  /** Called with comics that are on the screen and not held. */
  onNeed: (comics: number[]) => void
  Mark: RowMark
  onMark: (comics: number[]) => void
}

/** The comics of a list in their order, which can be changed. */
export function ListRows({ draft, whole, held, onNeed, Mark, onMark }: ListRowsProps) {
  const { entries, version } = whole
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<{ about: 'place' | 'words'; comic: number }>()
  const { focused, keepFocus, ...focusHandlers } = useRowFocus(list)
  const [grabbed, setGrabbed] = useState<number>()
  const kept = [focused, grabbed].flatMap((comic) =>
    comic === undefined ? [] : placeOf(entries, comic),
  )
  const { rows, height, top, measure, startOf, findGap } = useVirtualRows({
    list,
    count: entries.length,
    toKey: (index) => entries[index]?.comic ?? index,
    rowHeight: ROW_PX,
    kept,
  })
  const { drag, toHandle } = useRowDrag({
    findGap,
    onDrop: (from, to) => entries[from] && move(entries[from].comic, to),
  })
  const dragged = drag === null ? undefined : entries[drag.from]?.comic
  if (dragged !== grabbed) setGrabbed(dragged)

  const missing = rows
    .flatMap(({ index }) => entries[index]?.comic ?? [])
    .filter((comic) => !held.has(comic))
    .join()
  // The version too: what was added is known to the server when it is saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (missing !== '') onNeed(missing.split(',').map(Number))
  }, [missing, onNeed, version])

  const titleOf = (comic: number) => held.get(comic)?.title ?? 'This comic'

  function move(comic: number, to: number) {
    draft.change(moveTo(entries, comic, to))
    setSaid(`Moved to ${formatCount(to + 1)} of ${formatCount(entries.length)}`)
  }

  const actions: RowActions = {
    move(comic, to) {
      move(comic, to)
      keepFocus(comic)
    },
    askMove: (comic) => setAsked({ about: 'place', comic }),
    askWords: (comic) => setAsked({ about: 'words', comic }),
    markUpTo: (comic) =>
      onMark(entries.slice(0, placeOf(entries, comic) + 1).map((entry) => entry.comic)),
    remove(comic) {
      const back = putBack(entries, comic)
      const place = placeOf(entries, comic)
      const neighbour = entries[place + 1] ?? entries[place - 1]
      draft.change({ kind: 'remove', comic })
      if (neighbour) keepFocus(neighbour.comic)
      notify.aside('success', `“${titleOf(comic)}” was removed from the list.`, {
        label: 'Undo',
        run: () => back && draft.change(back),
      })
    },
  }

  const about = asked && entries[placeOf(entries, asked.comic)]
  function closeDialog() {
    setAsked(undefined)
    if (about) keepFocus(about.comic)
  }

  return (
    <>
      <p role="status" className="unseen">
        {said}
      </p>
      <ol ref={list} className={styles.list} style={{ height }} {...focusHandlers}>
        {rows.map(({ index, start }) => {
          const entry = entries[index]
          if (entry === undefined) return null
          const before = entries[index - 1]?.section ?? ''
          return (
            <ListRow
              key={entry.comic}
              ref={measure}
              entry={entry}
              comic={held.get(entry.comic)}
              index={index}
              total={entries.length}
              heading={headingOf(entry.section, before, index)}
              start={start - top}
              dragged={entry.comic === dragged}
              handle={toHandle(index)}
              Mark={Mark}
              actions={actions}
            />
          )
        })}
        {drag !== null && (
          <li
            aria-hidden="true"
            className={styles.landing}
            style={{ transform: `translateY(${startOf(drag.gap)}px)` }}
          />
        )}
      </ol>
      {about && asked.about === 'place' && (
        <MoveDialog
          title={titleOf(about.comic)}
          place={placeOf(entries, about.comic)}
          total={entries.length}
          onMove={(to) => move(about.comic, to)}
          onClose={closeDialog}
        />
      )}
      {about && asked.about === 'words' && (
        <WordsDialog
          title={titleOf(about.comic)}
          entry={about}
          sections={[...new Set(entries.flatMap(({ section }) => section || []))]}
          onWrite={(words) => draft.change({ kind: 'write', comic: about.comic, ...words })}
          onClose={closeDialog}
        />
      )}
    </>
  )
}

/** A section without a name after one that has a name begins too. */
function headingOf(section: string, before: string, index: number): string | undefined {
  if (section === before || (index === 0 && section === '')) return undefined
  return section === '' ? 'Without a section' : section
}
