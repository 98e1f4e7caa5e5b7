import panel from './panel-words.module.css'
import styles from './search-panel.module.css'

export function NothingFound() {
  return (
    <div className={panel.words}>
      <p className="d4">Nobody by that name</p>
      <p>Check the spelling, or try fewer letters.</p>
    </div>
  )
}

/** The loading skeleton; its delay hides it when the answer is quick. */
export function HitsSkeleton() {
  return (
    <div className={styles.late}>
      <p role="status" className="unseen">
        Searching
      </p>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.ghost} />
      ))}
    </div>
  )
}

/** Visual hints only: assistive technology announces these keys by itself. */
export function Keys({ enter }: { enter: string }) {
  return (
    <p aria-hidden="true" className={styles.keys}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> {enter}
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  )
}
