import type { SiteConfig } from './site-config.ts'

/**
 * The four networks' home pages. The pages are built with these, and the server puts the configured ones in
 * their place. In a file of their own, so that the browser need not load the schema for them.
 */
export const DEFAULT_PROFILES: SiteConfig['profiles'] = {
  photos: 'https://www.instagram.com/',
  code: 'https://github.com/',
  network: 'https://www.linkedin.com/',
  design: 'https://dribbble.com/',
}
