import { useLayoutEffect, useState } from 'react'

/** True while the page is scrolled down by more than `px`. */
export function useScrolledPast(px: number): boolean {
  const [past, setPast] = useState(false)

  useLayoutEffect(() => {
    // Reading scrollY at any other time would force a layout of a page that has just changed.
    const look = () => setPast(scrollY > px)
    const frame = requestAnimationFrame(look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
    }
  }, [px])

  return past
}
