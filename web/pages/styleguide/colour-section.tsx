import styles from './colour-section.module.css'
import { Grounds } from './grounds.tsx'
import { StyleguideSection } from './styleguide-section.tsx'

const tokens = [
  'ground',
  'panel',
  'raised',
  'rule',
  'control',
  'edge',
  'fg',
  'fg-2',
  'link',
  'bad',
  'good',
  'focus',
  'halo',
  'action',
  'action-down',
  'accent',
]

export function ColourSection() {
  return (
    <StyleguideSection title="Colour">
      <Grounds>
        {() => (
          <ul className={styles.swatches}>
            {tokens.map((token) => (
              <li key={token} className={styles.swatch}>
                <span className={styles.colour} style={{ background: `var(--${token})` }} />
                {token}
              </li>
            ))}
          </ul>
        )}
      </Grounds>
    </StyleguideSection>
  )
}
