import styles from './measure-section.module.css'
import { StyleguideSection } from './styleguide-section.tsx'

const spaces = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10']

const curves = [
  ['snap', 'fast'],
  ['slide', 'mid'],
  ['slide', 'slow'],
] as const

export function MeasureSection() {
  return (
    <StyleguideSection title="Space and motion">
      <ul className={styles.spaces}>
        {spaces.map((space) => (
          <li key={space} className={styles.space}>
            <span className={styles.bar} style={{ width: `var(--${space})` }} />
            {space}
          </li>
        ))}
      </ul>
      <ul className={styles.curves}>
        {curves.map(([curve, time]) => (
          <li key={time} className={styles.curve}>
            <span
              className={styles.runner}
              style={{ transition: `transform var(--${time}) var(--${curve})` }}
            />
            {curve}, {time}: point at it
          </li>
        ))}
      </ul>
    </StyleguideSection>
  )
}
