import { Grounds } from './grounds.tsx'
import { StyleguideSection } from './styleguide-section.tsx'
import styles from './type-section.module.css'

export function TypeSection() {
  return (
    <StyleguideSection title="Type">
      <Grounds>
        {() => (
          <div className={styles.samples}>
            <p className="d2">Section heading</p>
            <p className="d3">Card and panel title</p>
            <p className="d4">Small title, ₹45</p>
            <p className="lead">A lead that opens a section in one or two sentences.</p>
            <p>Body text, sixteen pixels, for everything that is read at leisure.</p>
            <p className={styles.second}>Second text, fourteen pixels: dates, counts, hints.</p>
          </div>
        )}
      </Grounds>
    </StyleguideSection>
  )
}
