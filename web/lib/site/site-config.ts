import { DEFAULT_PROFILES } from '#contract/default-profiles.ts'
import type { SiteConfig } from '#contract/site-config.ts'

/** As the pages are built; the server puts what is configured in its place. */
export const BUILT_IN: SiteConfig = {
  identity: 'embedded',
  social: { label: 'a demo account' },
  profiles: DEFAULT_PROFILES,
}

/** Read from the page itself, so that nothing waits for a request. */
export function readSiteConfig(): SiteConfig {
  const block = globalThis.document?.getElementById('site-config')?.textContent
  return block ? JSON.parse(block) : BUILT_IN
}
