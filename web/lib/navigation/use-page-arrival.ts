import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'

/**
 * Sets the document title, and focuses the page's h1 after a client-side navigation, so that a screen
 * reader announces the page. On the first page of a visit the focus is left to the browser. Both happen
 * before paint. `place` tells pages under one heading apart; it defaults to the path.
 */
export function usePageArrival(
  documentTitle: string,
  place?: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedAt = useRef<string>(undefined)
  const { key, pathname } = useLocation()
  // The router's key of the first location of a visit.
  const arrivedByLink = key !== 'default'
  const returns = useNavigationType() === 'POP'
  const here = place ?? pathname

  useLayoutEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  const arrive = useEffectEvent((at: string) => {
    const turned = arrivedAt.current !== undefined && arrivedAt.current !== at
    arrivedAt.current = at
    if (!turned && !arrivedByLink) return
    const focus = () => heading.current?.focus()
    // On Back and Forward the link that was followed gets the focus after it.
    return returns ? focus() : inNextFrame(focus)
  })

  // A new location key alone does not move the focus.
  useLayoutEffect(() => arrive(here), [here])

  return heading
}

/**
 * In the frame that shows the page: earlier would force a layout of its own. Whoever has gone on to a
 * field by then stays there.
 */
function inNextFrame(focus: () => void): () => void {
  const before = document.activeElement
  const frame = requestAnimationFrame(() => {
    if (document.activeElement === before) focus()
  })
  return () => cancelAnimationFrame(frame)
}
