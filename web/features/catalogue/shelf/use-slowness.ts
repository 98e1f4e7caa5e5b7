import { useLayoutEffect, useRef } from 'react'
import { createPace } from './create-pace.ts'

/**
 * Whether the last scroll was slow: less than `calm` viewports per sampling interval. Called before the
 * virtualizer hook, so its scroll listener runs before the virtualizer renders the new range.
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
