import { useState } from 'react'
import { useTurn } from '#web/lib/use-turn.ts'
import noPicture from './art/no-picture.svg'

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
  const come = useTurn(queued) || !queued
  if (!come) return null
  const failed = missing === imageUrl
  return (
    <img
      src={failed ? noPicture : imageUrl}
      srcSet={failed ? undefined : imageSet}
      sizes={imageSet && sizes}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      onError={() => setMissing(imageUrl)}
    />
  )
}
