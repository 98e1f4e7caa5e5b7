const KEY = 'redirectUrl'

/** The page to return to after signing in. Without local storage there is none. */
export function keepRedirectUrl(path: string): void {
  try {
    localStorage.setItem(KEY, path)
  } catch {}
}

/** Untrusted: must be validated before it is followed. */
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
