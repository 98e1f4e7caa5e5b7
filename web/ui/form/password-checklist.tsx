import { checkIcon, crossIcon } from '../front-icons.ts'
import { Icon } from '../icon.tsx'
import styles from './password-checklist.module.css'

export interface PasswordPoint {
  label: string
  /** Neutral until the field is touched. */
  state: 'neutral' | 'met' | 'unmet'
}

interface PasswordChecklistProps {
  /** For the field's `aria-describedby`. */
  id?: string
  points: PasswordPoint[]
}

/** The password rules. Each state has a colour, a shape and a text. */
export function PasswordChecklist({ id, points }: PasswordChecklistProps) {
  return (
    <ul id={id} className={styles.list}>
      {points.map(({ label, state }) => (
        <li key={label} className={styles[state]}>
          <span className={styles.box}>
            {state !== 'neutral' && <Icon path={state === 'met' ? checkIcon : crossIcon} />}
          </span>
          <span>{label}</span>
          {state !== 'neutral' && (
            <span className="unseen">{state === 'met' ? ' met' : ' not met'}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
