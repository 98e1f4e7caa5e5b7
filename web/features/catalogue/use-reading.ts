import { useLayoutEffect, useRef } from 'react'
import { createPace } from './create-pace.ts'

/** Half a window in the time of a sample is no reading. */
const CALM = 0.5

/**
 * Whether the reader goes slowly, as of the last scroll. Used before the virtualiser, it hears of each
 * scroll before the virtualiser draws what is then in sight.
 */
export function useReading(): { current: boolean } {
  const reading = useRef(true)

  useLayoutEffect(() => {
    const pace = createPace()
    const follow = () => {
      reading.current = pace(window.scrollY, window.innerHeight * CALM)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  return reading
}
