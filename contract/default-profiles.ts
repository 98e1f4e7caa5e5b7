import type { SiteConfig } from './site-config.ts'

/**
 * The four networks' home pages: placeholders in the built pages, which the server replaces by the
 * configured ones. In a file of their own, so that the browser does not load the schema for them.
 */
export const DEFAULT_PROFILES: SiteConfig['profiles'] = {
  photos: 'https://www.instagram.com/',
  code: 'https://github.com/',
  network: 'https://www.linkedin.com/',
  design: 'https://dribbble.com/',
}
