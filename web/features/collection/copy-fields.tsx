import { useId } from 'react'
import { CONDITIONS, MAX_COPY_NOTE } from '#contract/collection.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import styles from './copies-dialog.module.css'
import type { CopyDraft, CopyField } from './copy-drafts.ts'

interface CopyFieldsProps {
  /** Counted from 1. */
  number: number
  draft: CopyDraft
  errors: Partial<Record<CopyField, string>> | undefined
  onChange: (changes: Partial<CopyDraft>) => void
}

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR', 'JPY']

/** One copy in the form; one that is removed keeps its place and its words until all is saved. */
export function CopyFields({ number, draft, errors, onChange }: CopyFieldsProps) {
  const currencies = useId()
  const { removed } = draft
  return (
    <fieldset className={styles.copy}>
      <legend className={styles.legend}>
        Copy {number}
        {removed && ' is removed'}
      </legend>
      <button
        type="button"
        className={styles.remove}
        onClick={() => onChange({ removed: !removed })}
      >
        {removed ? 'Put back' : 'Remove'} <span className="unseen">copy {number}</span>
      </button>
      {!removed && (
        <div className={styles.fields}>
          <SelectField
            label="Condition"
            value={draft.condition}
            error={errors?.condition}
            onChange={({ target }) => onChange({ condition: target.value })}
          >
            <option value="">Not said</option>
            {CONDITIONS.map((condition) => (
              <option key={condition}>{condition}</option>
            ))}
          </SelectField>
          <Field
            label="Paid"
            value={draft.amount}
            error={errors?.amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder="12.50"
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <Field
            label="Currency"
            value={draft.currency}
            error={errors?.currency}
            list={currencies}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={3}
            placeholder="USD"
            onChange={({ target }) => onChange({ currency: target.value })}
          />
          <datalist id={currencies}>
            {CURRENCIES.map((currency) => (
              <option key={currency} value={currency} />
            ))}
          </datalist>
          <div className={styles.note}>
            <TextareaField
              label="Note"
              value={draft.note}
              error={errors?.note}
              maxLength={MAX_COPY_NOTE}
              rows={2}
              dir="auto"
              onChange={({ target }) => onChange({ note: target.value })}
            />
          </div>
        </div>
      )}
    </fieldset>
  )
}
