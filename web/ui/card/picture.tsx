import { useState } from 'react'
import { useLoadingTurn } from '#web/lib/scheduling/use-turn.ts'
import { useMissingPicture } from '#web/lib/use-missing-picture.ts'
import { useDrawn } from '../../lib/drawing/use-drawn.ts'
import { classNames } from '../class-names.ts'
import { missingPicture } from './missing-picture.ts'

interface PictureProps {
  imageUrl: string
  /** A `srcset` with other sizes of the picture. */
  imageSet?: string
  /** The `sizes` attribute for the `srcset`. */
  sizes: string
  /** In the first view, so it is not loaded lazily. */
  eager?: boolean
  /** Queued, where many pictures load at once and scrolling must stay smooth. */
  queued?: boolean
  className?: string
}

/** The box keeps its size. */
const OUT_OF_SIGHT = { objectPosition: '-100vmax 0' }

/** A record's picture, or a drawn fallback. Decorative: the name is beside it. */
export function Picture({
  imageUrl,
  imageSet,
  sizes,
  eager = false,
  queued = false,
  className,
}: PictureProps) {
  const [missing, setMissing] = useMissingPicture()
  // The first picture has no previous one to replace.
  const [loaded, setLoaded] = useState(imageUrl)
  const wanted = { imageUrl, imageSet }
  const turn = useLoadingTurn(queued ? wanted : undefined, imageUrl)
  const come = queued ? turn.come : wanted
  const drawn = useDrawn(come?.imageUrl)
  if (come === undefined || drawn === undefined) return null
  const failed = missing === drawn.of
  return (
    <img
      src={failed ? missingPicture.src : drawn.source}
      srcSet={failed ? undefined : come.imageSet}
      sizes={come.imageSet && sizes}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(className, failed && missingPicture.className)}
      // The previous picture must not be shown beside the name of another record.
      style={loaded === imageUrl ? undefined : OUT_OF_SIGHT}
      onLoad={() => {
        turn.settle()
        setLoaded(drawn.of)
      }}
      onError={() => {
        turn.settle()
        setMissing(drawn.of)
      }}
    />
  )
}
