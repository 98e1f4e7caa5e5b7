import { type ReactNode, useEffect } from 'react'
import type { ComicCard } from '#contract/comic-card.ts'
import type { Rack } from '#contract/rack.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DoorCard } from './door-card.tsx'
import { ListShelf } from './list-shelf.tsx'
import { NextCard } from './next-card.tsx'
import { NextShelf } from './next-shelf.tsx'
import { loadRack } from './rack-api.ts'
import { RackCard } from './rack-card.tsx'
import { RackSection } from './rack-section.tsx'
import styles from './rack-view.module.css'

/** As many as there are doors. */
const SHAPES = 6

const WAYS = [
  { to: paths.favourites, label: 'Favourites' },
  { to: paths.collection, label: 'Collection' },
  { to: paths.year, label: 'Your year' },
  { to: paths.import, label: 'Bring your lists' },
]

interface RackViewProps extends ShelfParts {
  /** Calls back when something was marked as read; returns the function that unsubscribes. */
  onProgress: (listener: () => void) => () => void
}

/** What belongs to other features. */
interface ShelfParts {
  /** What is on the card of a comic. */
  action: (comic: ComicCard) => ReactNode
  /** A button that makes a list. */
  newList: ReactNode
}

/** The whole of `/rack`. */
export function RackView({ onProgress, ...parts }: RackViewProps) {
  const { data, error, retry } = useQuery({ key: 'rack', load: loadRack })
  useScrollRestoration(data !== undefined, false)
  useEffect(() => onProgress(retry), [onProgress, retry])
  return (
    <div className={styles.page}>
      <PageHeading title="Your rack">Your rack</PageHeading>
      {data === undefined && error === undefined && <CardGridSkeleton count={SHAPES} />}
      {error && <LoadFailure error={error.message} onRetry={retry} />}
      {data && <Shelves rack={data} {...parts} onChanged={retry} />}
    </div>
  )
}

interface ShelvesProps extends ShelfParts {
  rack: Rack
  onChanged: () => void
}

function Shelves({ rack, action, newList, onChanged }: ShelvesProps) {
  const { next, follows, goOn, lists, thisWeek, fresh, doors } = rack
  return (
    <>
      {follows > 0 && (
        <NextShelf onChanged={onChanged}>
          {next.map((one) => (
            <NextCard
              key={`${one.kind} ${one.id}`}
              next={one}
              action={action(one.comic)}
              onChanged={onChanged}
            />
          ))}
        </NextShelf>
      )}
      {goOn.length > 0 && (
        <RackSection title="Go on reading" note="Series that you have begun.">
          {goOn.map(({ id, comic, read, of }) => (
            <RackCard
              key={id}
              comic={comic}
              detail={`${formatCount(read)} of ${formatCount(of)} read`}
              action={action(comic)}
            />
          ))}
        </RackSection>
      )}
      {doors.length > 0 && (
        <RackSection
          title="Where to begin"
          note="Follow one of these, and its next issue waits here. Or open any series, event or story."
        >
          {doors.map((door) => (
            <DoorCard key={`${door.kind} ${door.id}`} door={door} onChanged={onChanged} />
          ))}
        </RackSection>
      )}
      <ListShelf lists={lists} newList={newList} />
      {thisWeek && (
        <RackSection
          title={`This week in ${thisWeek.coverMonth.slice(0, 4)}`}
          note="With this month on the cover."
        >
          {thisWeek.comics.map((comic) => (
            <RackCard key={comic.id} comic={comic} detail={comic.subtitle} action={action(comic)} />
          ))}
        </RackSection>
      )}
      {fresh && (
        <RackSection
          title="New since your last visit"
          note={`${formatCount(fresh.total)} comics were added or completed.`}
        >
          {fresh.comics.map((comic) => (
            <RackCard key={comic.id} comic={comic} detail={comic.subtitle} action={action(comic)} />
          ))}
        </RackSection>
      )}
      <nav aria-labelledby="more-of-yours" className={styles.ways}>
        <h2 id="more-of-yours">More of yours</h2>
        {WAYS.map(({ to, label }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
      </nav>
    </>
  )
}
