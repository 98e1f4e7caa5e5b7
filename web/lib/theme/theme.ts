export type Theme = 'light' | 'dark'

const KEY = 'theme'

/** Before the first paint: the reader's own choice, or else what the system says (by CSS alone). */
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

/** Without storage the choice holds until the page is left. */
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
