import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { DetailSection } from './detail-section.tsx'

/** The number of items shown at first. */
const SHOWN = 8

interface ExpandableSectionProps<Item> {
  title: string
  /** Plural, on the button. */
  noun: string
  note?: string
  items: Item[]
  /** At first those of most weight are shown, in the order that they came in. */
  weightOf: (item: Item) => number
  children: (shown: Item[], listId: string) => ReactNode
}

/** A list of which the most important items are shown at first, and all of them by a press. */
export function ExpandableSection<Item>({
  title,
  noun,
  note,
  items,
  weightOf,
  children,
}: ExpandableSectionProps<Item>) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  if (items.length === 0) return null
  return (
    <DetailSection
      title={title}
      note={note}
      // Above the list, so that it stays where it is when the list grows.
      aside={
        items.length > SHOWN && (
          <Button
            look="line"
            small
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            All {items.length} {noun}
          </Button>
        )
      }
    >
      {children(open ? items : mainOf(items, weightOf), listId)}
    </DetailSection>
  )
}

function mainOf<Item>(items: Item[], weightOf: (item: Item) => number): Item[] {
  const byWeight = items.toSorted((one, other) => weightOf(other) - weightOf(one))
  const main = new Set(byWeight.slice(0, SHOWN))
  return items.filter((item) => main.has(item))
}
