import type { ReactNode } from 'react'
import type { ListSummary } from '#contract/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { ListCard, ListCards } from '#web/ui/card/list-card.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { Shelf } from './rack-section.tsx'

interface ListShelfProps {
  lists: ListSummary[]
  newList: ReactNode
}

export function ListShelf({ lists, newList }: ListShelfProps) {
  if (lists.length === 0) {
    return (
      <Shelf
        title="Your lists"
        note="None yet. Put together what you want to read, in an order of your own."
      >
        {newList}
      </Shelf>
    )
  }
  return (
    <Shelf
      title="Your lists"
      note="Those that you changed last."
      tool={<TextLink to={paths.lists}>All lists</TextLink>}
    >
      <ListCards>
        {lists.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ListCards>
    </Shelf>
  )
}
