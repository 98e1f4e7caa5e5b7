const KEY = 'recentSearches'
const MOST = 8

/** The newest first. Empty without storage, or if the stored value is invalid. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isText).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSearch(text: string): void {
  if (text !== '') write([text, ...readRecentSearches().filter((other) => !isSame(other, text))])
}

export function forgetSearch(text: string): void {
  write(readRecentSearches().filter((other) => other !== text))
}

/** Called on log-out: the next user of this browser may be another person. */
export function forgetAllSearches(): void {
  write([])
}

function write(texts: string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(texts.slice(0, MOST)))
  } catch {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
