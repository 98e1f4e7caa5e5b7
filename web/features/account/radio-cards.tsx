import { type ReactNode, useId } from 'react'
import { Mark } from '#web/ui/mark.tsx'
import styles from './radio-cards.module.css'

interface Option<Value extends string> {
  value: Value
  label: string
  /** A word that sets this one apart. */
  mark?: string | undefined
  /** Stands at the right of the label. */
  note?: ReactNode
  detail?: ReactNode
}

interface RadioCardsProps<Value extends string> {
  legend: string
  options: Option<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Side by side where there is room. */
  inRow?: boolean
}

/** The browser's own radio buttons, each with a card for a target. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, chosen, onChoose, inRow } = props
  const name = useId()
  return (
    <fieldset className={inRow ? styles.row : styles.cards}>
      <legend className="unseen">{legend}</legend>
      {options.map(({ value, label, mark, note, detail }) => (
        <label key={value} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            aria-labelledby={`${name}-${value}`}
            aria-describedby={detail ? `${name}-${value}-detail` : undefined}
            onChange={() => onChoose(value)}
          />
          <span className={styles.words}>
            <span id={`${name}-${value}`} className={styles.top}>
              <b>
                {label} {mark && <Mark>{mark}</Mark>}
              </b>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            {detail && (
              <span id={`${name}-${value}-detail`} className={styles.detail}>
                {detail}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
