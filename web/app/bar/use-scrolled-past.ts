import { useLayoutEffect, useState } from 'react'

/** True while the page is scrolled down by more than this. */
export function useScrolledPast(px: number): boolean {
  const [past, setPast] = useState(false)

  useLayoutEffect(() => {
    // Asked at any other time, a page that has just changed is laid out for the answer.
    const look = () => setPast(scrollY > px)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [px])

  return past
}
