import { type ComponentProps, type SubmitEvent, useId, useState } from 'react'
import { MAX_INBOX_TEXT } from '#contract/inbox.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { FIRST_DAY, isDay, LAST_DAY } from './days.ts'
import { type InboxQuery, toInbox } from './inbox-address.ts'
import styles from './inbox-filters.module.css'

type Draft = Pick<InboxQuery, 'since' | 'until' | 'text'>

/**
 * Dates and a search text. They need a submit, since typing a date passes through other valid dates.
 */
export function InboxFilters({ query }: { query: InboxQuery }) {
  const navigate = useNavigate()
  const { since, until, text } = query
  const asked = `${since} ${until} ${text}`
  const [{ of, ...draft }, setDraft] = useState<Draft & { of: string }>({ ...query, of: asked })
  // After another navigation the fields show the values of the URL.
  if (of !== asked) setDraft({ since, until, text, of: asked })

  const change = (changes: Partial<Draft>) => setDraft({ ...draft, of, ...changes })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(toInbox({ ...query, ...draft, text: draft.text.trim(), page: 1 }))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is the form and the landmark
    <form role="search" aria-label="Filter" className={styles.form} onSubmit={handleSubmit}>
      <Cell
        label="From"
        type="date"
        min={FIRST_DAY}
        max={isDay(draft.until) ? draft.until : LAST_DAY}
        value={draft.since}
        onChange={({ target }) => change({ since: target.value })}
      />
      <Cell
        label="To"
        type="date"
        min={isDay(draft.since) ? draft.since : FIRST_DAY}
        max={LAST_DAY}
        value={draft.until}
        onChange={({ target }) => change({ until: target.value })}
      />
      <Cell
        label="Containing"
        type="search"
        maxLength={MAX_INBOX_TEXT}
        placeholder="Anything"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className={styles.send}>
        <Button type="submit" look="line" small>
          Filter
        </Button>
      </div>
    </form>
  )
}

function Cell({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div className={styles.cell} data-chosen={input.value !== ''}>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} />
    </div>
  )
}
