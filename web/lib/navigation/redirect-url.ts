const KEY = 'redirectUrl'

/** Where a visitor wanted to go, for after signing in. Without storage there is no such place. */
export function keepRedirectUrl(path: string): void {
  try {
    localStorage.setItem(KEY, path)
  } catch {}
}

/** Anybody may have written it: it is not to be followed unchecked. */
export function readRedirectUrl(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function dropRedirectUrl(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}
