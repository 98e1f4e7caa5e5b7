import { useId } from 'react'
import { TOKEN_SCOPES, type TokenScope } from '#contract/tokens.ts'
import styles from '#web/ui/form/choice-cards.module.css'
import { RefusalLine } from '../refusal-line.tsx'
import { SCOPE_WORDS } from './scope-words.ts'

interface ScopeChoiceProps {
  chosen: TokenScope[]
  error: string | undefined
  onChoose: (scopes: TokenScope[]) => void
}

/** Native checkboxes, each with a card as its target. */
export function ScopeChoice({ chosen, error, onChoose }: ScopeChoiceProps) {
  const id = useId()
  const toggle = (scope: TokenScope) =>
    onChoose(TOKEN_SCOPES.filter((one) => (one === scope) !== chosen.includes(one)))
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>What may it do?</legend>
      {TOKEN_SCOPES.map((scope) => (
        <label key={scope} className={styles.card}>
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            aria-labelledby={`${id}-${scope}`}
            aria-describedby={`${id}-${scope}-code`}
            onChange={() => toggle(scope)}
          />
          <span className={styles.words}>
            <b id={`${id}-${scope}`}>{SCOPE_WORDS[scope]}</b>
            <code id={`${id}-${scope}-code`} className={styles.detail}>
              {scope}
            </code>
          </span>
        </label>
      ))}
      <RefusalLine text={error} />
    </fieldset>
  )
}
