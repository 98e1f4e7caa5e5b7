import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPath } from '#web/lib/router/location.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'
import { focusLeftLink, toLeftLink } from './left-link.ts'
import { createLeftPlaces, type LeftPlace, type LeftPlaces } from './left-places.ts'

let places: LeftPlaces | undefined

/**
 * Scroll restoration: Back, Forward and a reload return to the saved position once the page is `ready`,
 * that is, as tall as before; the browser would try too early. The focus returns to the link by which
 * the page was left. Any other navigation scrolls to the top, unless it `stays`.
 */
export function useScrollRestoration(ready: boolean, stays: boolean): void {
  const location = useLocation()
  const way = useNavigationType()
  const returns = way === 'POP'
  const entry = `${location.key} ${createPath(location)}`
  const before = useRef(entry)
  const link = useRef<LeftPlace['link']>(undefined)
  const stopFocusing = useRef(() => {})

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const save = () => places?.save()
    window.addEventListener('pagehide', save)
    return () => {
      history.scrollRestoration = 'auto'
      window.removeEventListener('pagehide', save)
    }
  }, [])

  // A layout effect, so that it ends before the next page is in the document.
  useLayoutEffect(() => () => stopFocusing.current(), [])

  const enter = useEffectEvent((entered: string) => {
    if (!returns && !stays) scrollToTop(ready)
    if (before.current === entered) return
    // The continuous listing replaces its entry whenever scrolling ends, and would fill the capacity
    // alone.
    if (way === 'REPLACE') places?.forget(before.current)
    else {
      link.current = undefined
      stopFocusing.current()
    }
    before.current = entered
  })

  const restore = useEffectEvent((place: LeftPlace | undefined) => {
    if (!returns || place === undefined) return
    window.scrollTo(0, place.scrollY)
    link.current = place.link
    if (place.link) stopFocusing.current = focusLeftLink(place.link)
  })

  const replaces = useEffectEvent(() => way === 'REPLACE')

  useLayoutEffect(() => enter(entry), [entry])

  useLayoutEffect(() => {
    if (!ready) return
    places ??= createLeftPlaces(sessionStorage)
    const saved = places
    restore(saved.find(entry))
    const remember = () => saved.keep(entry, { scrollY: window.scrollY, link: link.current })
    // The scroll event comes with the next frame: a click may come before it.
    const rememberLink = (event: Event) => {
      // A toggle leads nowhere, and reading scrollY after a press forces a layout.
      if (event.target instanceof Element && event.target.closest('[aria-pressed]')) return
      link.current = toLeftLink(event)
      remember()
    }
    // An entry that replaced another may get no scroll event any more.
    if (replaces()) remember()
    // Reading scrollY now would force a layout of a page that has just changed.
    const frame = requestAnimationFrame(remember)
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('click', rememberLink, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', remember)
      window.removeEventListener('click', rememberLink, { capture: true })
    }
  }, [entry, ready])
}

/**
 * A page that is ready is scrolled in the frame that shows it: earlier would force a layout of its own.
 * One that is not may scroll to a place of its own before that.
 */
function scrollToTop(ready: boolean): void {
  if (ready) requestAnimationFrame(() => window.scrollTo(0, 0))
  else window.scrollTo(0, 0)
}
