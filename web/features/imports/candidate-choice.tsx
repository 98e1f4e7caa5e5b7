import type { ImportRow } from '#contract/imports.ts'
import { toMonth, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './candidate-choice.module.css'

interface CandidateChoiceProps {
  row: ImportRow
  /** Null if the line is left out, undefined if nothing is said yet. */
  chosen: number | null | undefined
  onChoose: (comic: number | null) => void
}

/** A line that may mean several comics: the member says which. */
export function CandidateChoice({ row, chosen, onChoose }: CandidateChoiceProps) {
  const { line, text, remark, candidates = [] } = row
  const name = `line-${line}`
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.text}>{text}</legend>
      {remark && <p className={styles.remark}>{remark}</p>}
      <div className={styles.candidates}>
        {candidates.map(({ id, title, thumbnail, onSale }) => (
          <label key={id} className={classNames(styles.candidate, chosen === id && styles.chosen)}>
            <input
              type="radio"
              name={name}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className={styles.radio}
            />
            <span className={styles.cover}>
              <Picture {...toPictureAddress(thumbnail)} sizes="44px" className={styles.picture} />
            </span>
            <span>
              <span className={styles.title}>{title}</span>{' '}
              <span className={styles.month}>{toMonth(onSale)}</span>
            </span>
          </label>
        ))}
        <label className={classNames(styles.candidate, chosen === null && styles.chosen)}>
          <input
            type="radio"
            name={name}
            checked={chosen === null}
            onChange={() => onChoose(null)}
            className={styles.radio}
          />
          <span className={styles.title}>Leave it out</span>
        </label>
      </div>
    </fieldset>
  )
}
