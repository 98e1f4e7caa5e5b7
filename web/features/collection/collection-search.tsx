import { type SubmitEvent, useId, useState } from 'react'
import { MAX_COLLECTION_TEXT } from '#contract/collection.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { toCollection } from './collection-address.ts'
import type { CollectionQuery } from './collection-api.ts'
import styles from './collection-search.module.css'

/** Finds comics or series of the collection by the words of their titles. */
export function CollectionSearch({ query }: { query: CollectionQuery }) {
  const id = useId()
  const navigate = useNavigate()
  const [{ of, text }, setDraft] = useState({ of: query.text, text: query.text })
  // After another navigation the field shows the value of the URL.
  if (of !== query.text) setDraft({ of: query.text, text: query.text })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(toCollection({ ...query, text: text.trim(), page: 1 }))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is the form and the landmark
    <form role="search" aria-label="Find" className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.cell}>
        <label htmlFor={id}>Find by title</label>
        <input
          id={id}
          type="search"
          value={text}
          maxLength={MAX_COLLECTION_TEXT}
          placeholder="Any"
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => setDraft({ of, text: target.value })}
        />
      </div>
      <Button type="submit" look="line" small>
        Find
      </Button>
    </form>
  )
}
