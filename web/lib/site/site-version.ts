import type { Health } from '#contract/health.ts'

/** After this the server counts as out of reach. */
const PATIENCE_MS = 10_000

/** The version of the site that the server has, compared with this one; none without an answer. */
export type ServedVersion = 'same' | 'newer' | 'none'

export async function askServedVersion(): Promise<ServedVersion> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch('/healthz', { signal, cache: 'no-store' })
    const { version }: Health = await response.json()
    return version === SITE_VERSION ? 'same' : 'newer'
  } catch {
    return 'none'
  }
}
