import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

/** Before the first paint: the reader's own choice, or else what the system says (by CSS alone). */
export function applyStoredTheme(): void {
  const stored = readStored()
  if (stored === undefined) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = stored
}

/** The theme in force, and what turns it over. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, themeInForce, () => 'dark')
  return [theme, () => choose(theme === 'dark' ? 'light' : 'dark')]
}

/** A choice that is what the system says anyway is not kept: the site then follows the system. */
function choose(theme: Theme): void {
  try {
    if (theme === systemTheme()) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function themeInForce(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : systemTheme()
}

function systemTheme(): Theme {
  return darkness().matches ? 'dark' : 'light'
}

function darkness(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function readStored(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return undefined
  }
}

/** The switch in this tab, the switch in another, and the system's own. */
function subscribe(listener: () => void): () => void {
  const handleStorage = () => {
    applyStoredTheme()
    listener()
  }
  const system = darkness()
  listeners.add(listener)
  addEventListener('storage', handleStorage)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', handleStorage)
    system.removeEventListener('change', listener)
  }
}
