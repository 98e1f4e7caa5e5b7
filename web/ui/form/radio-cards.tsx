import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Mark } from '../mark.tsx'
import styles from './choice-cards.module.css'

interface Option<Value extends string> {
  value: Value
  label: string
  /** A badge that sets this card apart. */
  mark?: string | undefined
  /** Shown to the right of the label. */
  note?: ReactNode
  detail?: ReactNode
}

interface RadioCardsProps<Value extends string> {
  legend: string
  options: Option<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Side by side on wide screens. */
  inRow?: boolean
  /** What is chosen is done at once: arrow keys only move the focus, and Space chooses. */
  deliberate?: boolean
}

/** Native radio buttons, each with a card as its target. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, chosen, onChoose, inRow, deliberate } = props
  const name = useId()
  return (
    <fieldset
      className={inRow ? styles.row : styles.cards}
      onKeyDown={deliberate ? moveFocus : undefined}
    >
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

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll('input')]
  radios.at((radios.indexOf(event.target) + step) % radios.length)?.focus()
}
