import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Names the document, and moves the focus to the page's h1 when the reader came by a link: a screen
 * reader then says where it is. On the first page of a visit the focus belongs to the browser. Both
 * come with the page itself, before it is painted.
 */
export function usePageArrival(documentTitle: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // The router gives this key to the first location of a visit only.
  const arrivedByLink = useLocation().key !== 'default'

  useLayoutEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  useLayoutEffect(() => {
    if (arrivedByLink) heading.current?.focus()
  }, [arrivedByLink])

  return heading
}
