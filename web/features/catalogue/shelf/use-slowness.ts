import { useLayoutEffect, useRef } from 'react'
import { createPace } from './create-pace.ts'

/**
 * Whether the reader goes slowly, as of the last scroll: by less than `calm` windows in the time of a
 * sample. Used before the virtualiser, it hears of each scroll before the virtualiser draws what is
 * then in sight.
 */
export function useSlowness(calm: number): { current: boolean } {
  const slow = useRef(true)

  useLayoutEffect(() => {
    const pace = createPace()
    const follow = () => {
      slow.current = pace(window.scrollY, window.innerHeight * calm)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [calm])

  return slow
}
