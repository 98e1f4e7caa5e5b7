import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPath, useLocation, useNavigationType } from 'react-router'
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts'

let positions: ScrollPositions | undefined

/**
 * Back, Forward and a reload return to where the reader was, once the page is `ready` to be as tall
 * as it was then: the browser would have tried it too early. Any other way leads to the top, except
 * a change of `stays`.
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
    // Else a shelf, which replaces its entry wherever the reader rests, would use up the room of all others.
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
    // An entry that replaced another may see no scroll any more.
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entry, ready])
}
