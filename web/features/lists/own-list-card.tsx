import type { ListSummary } from '#contract/lists.ts'
import { toChangedWords } from '#web/lib/records/changed-words.ts'
import { ListCard } from '#web/ui/card/list-card.tsx'
import { MenuAction } from '#web/ui/overlay/menu.tsx'
import { deleteWithUndo, duplicate } from './change-lists.ts'
import { MoreMenu } from './more-menu.tsx'

interface OwnListCardProps {
  list: ListSummary
  place: { number: number; of: number }
}

/** A list among the others, with what can be done with it. */
export function OwnListCard({ list, place }: OwnListCardProps) {
  return (
    <ListCard
      list={list}
      place={place}
      detail={toChangedWords(list.updatedAt)}
      menu={
        <MoreMenu label={`More for ${list.name}`}>
          <MenuAction onClick={() => void duplicate(list)}>Duplicate</MenuAction>
          <MenuAction onClick={() => void deleteWithUndo(list)}>Delete</MenuAction>
        </MoreMenu>
      }
    />
  )
}
