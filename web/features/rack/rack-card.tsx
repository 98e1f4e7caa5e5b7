import type { ReactNode } from 'react'
import type { ComicCard } from '#contract/comic-card.ts'
import { toPictureAddress } from '#web/lib/records/record-words.ts'
import { CoverCard } from '#web/ui/card/cover-card.tsx'

interface RackCardProps {
  comic: ComicCard
  detail: string
  more?: ReactNode
  action: ReactNode
}

export function RackCard({ comic, detail, more, action }: RackCardProps) {
  return (
    <CoverCard
      {...toPictureAddress(comic.thumbnail)}
      to={comic.href}
      name={comic.title}
      detail={detail}
      more={more}
      action={action}
    />
  )
}
