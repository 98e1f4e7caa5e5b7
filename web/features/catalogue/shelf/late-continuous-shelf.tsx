import { useEffect, useState } from 'react'
import { toChunkLoadError } from '#web/lib/site/chunk-load-error.ts'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './continuous-shelf.module.css'
import type { ContinuousShelf, ContinuousShelfProps } from './continuous-shelf.tsx'

let arrived: typeof ContinuousShelf | undefined

/** The continuous view in a lazy chunk, so that the paged view does not load it. */
export function LateContinuousShelf<Item extends { id: number }>(
  props: ContinuousShelfProps<Item>,
) {
  const [{ Shelf, error }, setScript] = useState<Script>({ Shelf: arrived })

  useEffect(() => {
    if (Shelf !== undefined) return
    import('./continuous-shelf.tsx').then(
      ({ ContinuousShelf }) => {
        arrived = ContinuousShelf
        setScript({ Shelf: ContinuousShelf })
      },
      (error: unknown) => setScript({ error: toChunkLoadError(error) }),
    )
  }, [Shelf])

  if (error !== undefined) throw error
  return Shelf === undefined ? (
    <div className={classNames(styles.shelf, styles.coming)} data-look={props.kind.look}>
      <CardGridSkeleton count={props.listing.size} look={props.kind.look} />
    </div>
  ) : (
    <Shelf {...props} />
  )
}

interface Script {
  Shelf?: typeof ContinuousShelf
  error?: unknown
}
