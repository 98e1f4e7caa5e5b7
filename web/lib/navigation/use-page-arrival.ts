import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Names the document, and moves the focus to the page's h1 when the reader came by a link: a screen
 * reader then says where it is. On the first page of a visit the focus belongs to the browser. Both
 * come with the page itself, before it is painted. What stays under one heading and is another page
 * all the same has another `place`, which is the path unless it is told.
 */
export function usePageArrival(
  documentTitle: string,
  place?: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedAt = useRef<string>(undefined)
  const { key, pathname } = useLocation()
  // The router gives this key to the first location of a visit only.
  const arrivedByLink = key !== 'default'
  const here = place ?? pathname

  useLayoutEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  const arrive = useEffectEvent((at: string) => {
    const turned = arrivedAt.current !== undefined && arrivedAt.current !== at
    arrivedAt.current = at
    if (turned || arrivedByLink) heading.current?.focus()
  })

  // A new key alone is no new place.
  useLayoutEffect(() => arrive(here), [here])

  return heading
}
