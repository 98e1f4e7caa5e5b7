import type { Ref } from 'react'
import type { ImportedComic, ImportRow } from '#contract/imports.ts'
import { formatCount } from '#web/lib/format.ts'
import { toMonth, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import waiting from '#web/ui/feedback/delayed.module.css'
import { Link } from '#web/ui/navigation/link.tsx'
import { CandidateChoice } from './candidate-choice.tsx'
import styles from './preview-row.module.css'
import type { Choices } from './use-choices.ts'

interface PreviewRowProps {
  ref: Ref<HTMLLIElement>
  /** Among those that are shown. */
  index: number
  /** Among all. */
  place: number
  total: number
  start: number
  /** The result of the lines that begin here. */
  begins: ImportRow['result'] | undefined
  /** Undefined until it is loaded. */
  row: ImportRow | undefined
  choices: Choices
  onChoose: (line: number, comic: number | null) => void
}

const HEADINGS = { unsure: 'Which one is it?', unknown: 'Not found', matched: 'Found' }

/** A line of the file, and the comic that it means. */
export function PreviewRow(props: PreviewRowProps) {
  const { ref, index, place, total, start, begins, row, choices, onChoose } = props
  return (
    <li
      ref={ref}
      data-index={index}
      data-place={place}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      {begins && <h2 className={styles.heading}>{HEADINGS[begins]}</h2>}
      <div className={classNames(styles.line, row?.comic && styles.matched)}>
        <span className={styles.number}>
          <span className="unseen">Line </span>
          {row && formatCount(row.line)}
        </span>
        {row ? <Line row={row} choices={choices} onChoose={onChoose} /> : <Shape />}
      </div>
    </li>
  )
}

interface LineProps extends Pick<PreviewRowProps, 'choices' | 'onChoose'> {
  row: ImportRow
}

function Line({ row, choices, onChoose }: LineProps) {
  if (row.result === 'unsure') {
    return (
      <CandidateChoice
        row={row}
        chosen={choices[row.line]}
        onChoose={(comic) => onChoose(row.line, comic)}
      />
    )
  }
  if (row.comic !== undefined) return <Match comic={row.comic} row={row} />
  // A favourite or a follow may be no comic.
  const { remark = row.result === 'unknown' && 'Nothing like it is known here.' } = row
  return (
    <div className={styles.words}>
      <p className={styles.title}>{row.text}</p>
      {remark && <p className={styles.remark}>{remark}</p>}
    </div>
  )
}

function Match({ comic, row }: { comic: ImportedComic; row: ImportRow }) {
  return (
    <div className={styles.match}>
      <span className={styles.cover}>
        <Picture {...toPictureAddress(comic.thumbnail)} sizes="44px" className={styles.picture} />
      </span>
      <div className={styles.words}>
        <Link to={comic.href} className={styles.title}>
          {comic.title}
        </Link>
        {row.text !== comic.title && <p className={styles.remark}>In the file: {row.text}</p>}
        {row.remark && <p className={styles.remark}>{row.remark}</p>}
      </div>
      <span className={styles.month}>{toMonth(comic.onSale)}</span>
    </div>
  )
}

/** Until the line has come. */
function Shape() {
  return (
    <div className={styles.match}>
      <span className="unseen">Loading</span>
      <span className={`${waiting.dots} ${styles.cover}`} />
      <span className={`${waiting.dots} ${styles.shape}`} />
    </div>
  )
}
