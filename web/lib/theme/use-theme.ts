import { useSyncExternalStore } from 'react'
import { applyStoredTheme, applyTheme, storeTheme, type Theme, toTheme } from './theme.ts'

const listeners = new Set<() => void>()

/** The current theme, and a function that toggles it. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, themeInForce, () => 'dark')
  return [theme, () => turnTo(theme === 'dark' ? 'light' : 'dark')]
}

/** A choice that equals the system's theme is not stored: the site then follows the system. */
function turnTo(theme: Theme): void {
  choose(theme === systemTheme() ? undefined : theme)
}

/** The stored choice, undefined where the system decides, and a function that sets it. */
export function useThemeChoice(): [Theme | undefined, (choice: Theme | undefined) => void] {
  const choice = useSyncExternalStore(subscribe, themeOnPage, () => undefined)
  return [choice, choose]
}

function choose(choice: Theme | undefined): void {
  storeTheme(choice)
  applyTheme(choice)
  for (const listener of listeners) listener()
}

function themeInForce(): Theme {
  return themeOnPage() ?? systemTheme()
}

function themeOnPage(): Theme | undefined {
  return toTheme(document.documentElement.dataset.theme)
}

function systemTheme(): Theme {
  return darkness().matches ? 'dark' : 'light'
}

function darkness(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

/** Changes come from this tab, from another tab and from the system. */
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
