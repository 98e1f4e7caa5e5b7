import { useState } from 'react'
import { useLoadingTurn } from '#web/lib/scheduling/use-turn.ts'
import { useDrawn } from '../../lib/drawing/use-drawn.ts'
import noPicture from '../art/no-picture.svg'

interface PictureProps {
  imageUrl: string
  /** The same picture in other sizes, as `srcset` has it. */
  imageSet?: string
  /** How wide it is shown, where it comes in sizes. */
  sizes: string
  /** In the first view: it is not to wait until it is near. */
  eager?: boolean
  /** In its turn, where many come at once and the reader is not to be held up. */
  queued?: boolean
  className?: string
}

/** Its box stays as it is. */
const OUT_OF_SIGHT = { objectPosition: '-100vmax 0' }

/** A record's picture, or a drawn one in its place. The name beside it says what it shows. */
export function Picture({
  imageUrl,
  imageSet,
  sizes,
  eager = false,
  queued = false,
  className,
}: PictureProps) {
  const [missing, setMissing] = useState<string>()
  // The first has no other's place to take.
  const [loaded, setLoaded] = useState(imageUrl)
  const wanted = { imageUrl, imageSet }
  const turn = useLoadingTurn(queued ? wanted : undefined, imageUrl)
  const come = queued ? turn.come : wanted
  const drawn = useDrawn(come?.imageUrl)
  if (come === undefined || drawn === undefined) return null
  const failed = missing === drawn.of
  return (
    <img
      src={failed ? noPicture : drawn.source}
      srcSet={failed ? undefined : come.imageSet}
      sizes={come.imageSet && sizes}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      // The one before is not to stand beside another's name.
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
