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
import { NextCard } from './next-card.tsx'
import { loadRack } from './rack-api.ts'
import { RackCard } from './rack-card.tsx'
import { RackSection } from './rack-section.tsx'
import styles from './rack-view.module.css'

/** As many as there are doors. */
const SHAPES = 6

interface RackViewProps {
  /** What is on the card of a comic; it belongs to another feature. */
  action: (comic: ComicCard) => ReactNode
  /** Calls back when something was marked as read; returns the function that unsubscribes. */
  onProgress: (listener: () => void) => () => void
}

/** The whole of `/rack`. */
export function RackView({ action, onProgress }: RackViewProps) {
  const { data, error, retry } = useQuery({ key: 'rack', load: loadRack })
  useScrollRestoration(data !== undefined, false)
  useEffect(() => onProgress(retry), [onProgress, retry])
  return (
    <div className={styles.page}>
      <PageHeading title="Your rack">Your rack</PageHeading>
      {data === undefined && error === undefined && <CardGridSkeleton count={SHAPES} />}
      {error && <LoadFailure error={error.message} onRetry={retry} />}
      {data && <Shelves rack={data} action={action} onChanged={retry} />}
    </div>
  )
}

interface ShelvesProps extends Pick<RackViewProps, 'action'> {
  rack: Rack
  onChanged: () => void
}

function Shelves({ rack, action, onChanged }: ShelvesProps) {
  const { next, goOn, thisWeek, fresh, doors } = rack
  return (
    <>
      {next.length > 0 && (
        <RackSection title="Next up" note="The next unread issue of what you follow.">
          {next.map((one) => (
            <NextCard
              key={`${one.kind} ${one.id}`}
              next={one}
              action={action(one.comic)}
              onChanged={onChanged}
            />
          ))}
        </RackSection>
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
      <p className={styles.ways}>
        <TextLink to={paths.favourites}>Favourites</TextLink>
        <TextLink to={paths.events}>All events</TextLink>
        <TextLink to={paths.seriesListing}>All series</TextLink>
      </p>
    </>
  )
}
