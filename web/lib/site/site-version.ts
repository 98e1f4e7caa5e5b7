import type { Health } from '#contract/health.ts'

/** True when the server serves another version of the site than the one running here. */
export async function isNewerVersionServed(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/healthz', { signal, cache: 'no-store' })
  if (!response.ok) return false
  const { version }: Health = await response.json()
  return version !== SITE_VERSION
}
