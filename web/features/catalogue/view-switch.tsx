import { useId } from 'react'
import type { View } from './listing-url.ts'
import styles from './view-switch.module.css'

const VIEWS: { view: View; label: string }[] = [
  { view: 'pages', label: 'Pages' },
  { view: 'scroll', label: 'Continuous' },
]

interface ViewSwitchProps {
  view: View
  onChange: (view: View) => void
}

/** A cell of the band with both choices in sight. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const name = useId()
  return (
    <fieldset className={styles.cell}>
      <legend className={styles.legend}>View</legend>
      {VIEWS.map((choice) => (
        <label key={choice.view} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.view === view}
            onChange={() => onChange(choice.view)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
