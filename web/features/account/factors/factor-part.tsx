import { type ReactNode, useId } from 'react'
import styles from './factor-part.module.css'

interface FactorPartProps {
  title: string
  /** A word on its state, beside the title. */
  state?: ReactNode
  lead: string
  children: ReactNode
}

/** One kind of factor in the section on sign-in security. */
export function FactorPart({ title, state, lead, children }: FactorPartProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        {title} {state}
      </h3>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  )
}
