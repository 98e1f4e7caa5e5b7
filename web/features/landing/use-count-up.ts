import { type RefObject, useEffect, useRef, useState } from 'react'
import { countUp } from './count-up.ts'
import type { StatItem } from './stat-items.ts'

/**
 * The number to show, and the ref of the element that shows it. It counts once, when the element comes
 * into view. Without script and under reduced motion it is the target.
 */
export function useCountUp({ start, target }: StatItem): [number, RefObject<HTMLElement | null>] {
  const [count, setCount] = useState(target)
  const element = useRef<HTMLElement>(null)

  useEffect(() => {
    const watched = element.current
    if (watched === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setCount(start)
    let stop: (() => void) | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        stop = countUp({ start, target, onCount: setCount })
      },
      { threshold: 0.5 },
    )
    observer.observe(watched)
    return () => {
      observer.disconnect()
      stop?.()
    }
  }, [start, target])

  return [count, element]
}
