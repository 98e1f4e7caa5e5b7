import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPath } from '#web/lib/router/location.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts'

let positions: ScrollPositions | undefined

/**
 * Scroll restoration: Back, Forward and a reload return to the saved position once the page is `ready`,
 * that is, as tall as before; the browser would try too early. Any other navigation scrolls to the top,
 * unless it `stays`.
 */
export function useScrollRestoration(ready: boolean, stays: boolean): void {
  const location = useLocation()
  const way = useNavigationType()
  const returns = way === 'POP'
  const entry = `${location.key} ${createPath(location)}`
  const before = useRef(entry)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const save = () => positions?.save()
    window.addEventListener('pagehide', save)
    return () => {
      history.scrollRestoration = 'auto'
      window.removeEventListener('pagehide', save)
    }
  }, [])

  const enter = useEffectEvent((entered: string) => {
    if (!returns && !stays) window.scrollTo(0, 0)
    // The continuous listing replaces its entry whenever scrolling ends, and would fill the capacity
    // alone.
    if (way === 'REPLACE' && before.current !== entered) positions?.forget(before.current)
    before.current = entered
  })

  const restore = useEffectEvent((position: number | undefined) => {
    if (returns && position !== undefined) window.scrollTo(0, position)
  })

  useLayoutEffect(() => enter(entry), [entry])

  useLayoutEffect(() => {
    if (!ready) return
    positions ??= createScrollPositions(sessionStorage)
    const saved = positions
    restore(saved.find(entry))
    const remember = () => saved.keep(entry, window.scrollY)
    // An entry that replaced another may get no scroll event any more.
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    // The scroll event comes with the next frame: a click may come before it.
    window.addEventListener('click', remember, { capture: true })
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('click', remember, { capture: true })
    }
  }, [entry, ready])
}
