import { useState } from 'react'
import type { ListSource } from '#contract/lists.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import { insertAll } from './entry-changes.ts'
import type { ListDraft } from './list-draft.ts'
import styles from './list-offers.module.css'
import { loadOffers, loadSourceName, settleOffers } from './lists-api.ts'

interface ListOffersProps {
  id: string
  source: ListSource
  draft: ListDraft
}

/** What changed in the reading order that the list was made from: offered, never imposed. */
export function ListOffers({ id, source, draft }: ListOffersProps) {
  const { data } = useQuery({ key: `offers ${id}`, load: () => loadNamedOffers(id, source) })
  const [answered, setAnswered] = useState(false)
  if (answered || data === undefined) return null
  const { add, remove, order } = data
  const told = [
    add.length > 0 && `${countWords(add.length, 'was', 'were')} added to ${order} since.`,
    remove.length > 0 && `${countWords(remove.length, 'is', 'are')} no longer in it.`,
  ].filter((line) => line !== false)
  if (told.length === 0) return null

  async function accept() {
    setAnswered(true)
    draft.change(
      ...insertAll(draft.read().entries, add),
      ...remove.map((comic) => ({ kind: 'remove' as const, comic })),
    )
    await draft.settled()
    const taken =
      add.every(({ comic }) => draft.savedPlaceOf(comic) >= 0) &&
      remove.every((comic) => draft.savedPlaceOf(comic) < 0)
    // What is taken out of the list later is not offered again then.
    if (taken) await settle(id)
  }

  function decline() {
    setAnswered(true)
    void settle(id)
  }

  return (
    <section aria-label="Changes of the reading order" className={styles.offer}>
      <p>
        {told.join(' ')} {questionOf(add.length, remove.length)}
      </p>
      <Button small onClick={() => void accept()}>
        {acceptWordOf(add.length, remove.length)}
      </Button>
      <Button small look="line" onClick={decline}>
        Not now
      </Button>
    </section>
  )
}

async function settle(id: string): Promise<void> {
  try {
    await settleOffers(id)
  } catch (error) {
    notify.aside('error', `Your answer was not saved: you will be asked again. ${toReason(error)}`)
  }
}

/** The name of the order is asked for only where there is something to tell of it. */
async function loadNamedOffers(id: string, source: ListSource) {
  const offers = await loadOffers(id)
  if (offers.add.length + offers.remove.length === 0) return { ...offers, order: '' }
  return { ...offers, order: await loadSourceName(source) }
}

function countWords(count: number, one: string, many: string): string {
  return `${toCount(count, 'part', 'parts')} ${count === 1 ? one : many}`
}

function questionOf(added: number, removed: number): string {
  if (added === 0) return removed === 1 ? 'Take it out here too?' : 'Take them out here too?'
  if (removed > 0) return 'Change this list too?'
  return added === 1 ? 'Add it?' : 'Add them?'
}

function acceptWordOf(added: number, removed: number): string {
  if (added === 0) return 'Take out'
  return removed > 0 ? 'Change it' : 'Add'
}
