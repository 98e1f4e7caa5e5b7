import { DEFAULT_PROFILES } from '#contract/default-profiles.ts'
import type { SiteConfig } from '#contract/site-config.ts'

/** The placeholder of the build; the server replaces it with the configured values. */
export const BUILT_IN: SiteConfig = {
  identity: 'embedded',
  social: { label: 'a demo account' },
  profiles: DEFAULT_PROFILES,
  layers: [],
}

/** Read from the page itself, so that it needs no request. */
export function readSiteConfig(): SiteConfig {
  const block = globalThis.document?.getElementById('site-config')?.textContent
  return block ? JSON.parse(block) : BUILT_IN
}
