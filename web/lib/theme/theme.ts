export type Theme = 'light' | 'dark'

const KEY = 'theme'

/** Runs before the first paint: applies the stored choice; otherwise CSS alone follows the system. */
export function applyStoredTheme(): void {
  applyTheme(readStored())
}

export function applyTheme(choice: Theme | undefined): void {
  if (choice === undefined) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

export function toTheme(text: string | null | undefined): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined
}

/** Without storage the choice lasts until the page is unloaded. */
export function storeTheme(choice: Theme | undefined): void {
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
