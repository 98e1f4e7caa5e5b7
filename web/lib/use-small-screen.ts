import { useSyncExternalStore } from 'react'

/**
 * Where the links of the bar move into a menu and the filters into a sheet; matches the media queries.
 */
const SMALL_SCREEN = '(max-width: 900px)'

export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(SMALL_SCREEN).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const screen = matchMedia(SMALL_SCREEN)
  screen.addEventListener('change', listener)
  return () => screen.removeEventListener('change', listener)
}
