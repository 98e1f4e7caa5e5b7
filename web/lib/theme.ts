import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

/** Before the first paint: the reader's own choice, or else what the system says (by CSS alone). */
export function applyStoredTheme(): void {
  apply(readStored())
}

/** The theme in force, and what turns it over. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, themeInForce, () => 'dark')
  return [theme, () => turnTo(theme === 'dark' ? 'light' : 'dark')]
}

/** A choice that is what the system says anyway is not kept: the site then follows the system. */
function turnTo(theme: Theme): void {
  choose(theme === systemTheme() ? undefined : theme)
}

/** What the reader chose, undefined where the system decides, and what changes that. */
export function useThemeChoice(): [Theme | undefined, (choice: Theme | undefined) => void] {
  const choice = useSyncExternalStore(subscribe, themeOnPage, () => undefined)
  return [choice, choose]
}

function choose(choice: Theme | undefined): void {
  store(choice)
  apply(choice)
  for (const listener of listeners) listener()
}

function apply(choice: Theme | undefined): void {
  if (choice === undefined) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
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

/** Without storage the choice holds until the page is left. */
function store(choice: Theme | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
  } catch {}
}

function readStored(): Theme | undefined {
  try {
    return toTheme(localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

function toTheme(text: string | null | undefined): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined
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
