import { DEFAULT_PROFILES } from '#contract/default-profiles.ts'
import type { SiteConfig } from '#contract/site-config.ts'

/** The build's placeholder for the site's public URL. */
const BUILT_ADDRESS = 'http://localhost:3000'
const CONFIG_BLOCK = '<script type="application/json" id="site-config">'

/** Replaces a built page's placeholders by configured values, once at start. */
export function fillPage(html: string, publicUrl: string, siteConfig: SiteConfig): string {
  const addressed = html.replaceAll(BUILT_ADDRESS, () => publicUrl)
  return withConfig(withProfiles(addressed, siteConfig.profiles), siteConfig)
}

/**
 * In one pass, so that a configured link that equals another network's default is not replaced
 * again.
 */
function withProfiles(html: string, profiles: SiteConfig['profiles']): string {
  const kinds = Object.keys(profiles) as (keyof SiteConfig['profiles'])[]
  const configured = new Map(kinds.map((kind) => [DEFAULT_PROFILES[kind], profiles[kind]]))
  return html.replace(/href="([^"]*)"/g, (whole, address: string) => {
    const own = configured.get(address)
    return own === undefined ? whole : `href="${escapeAttribute(own)}"`
  })
}

function withConfig(html: string, siteConfig: SiteConfig): string {
  if (!html.includes(`${CONFIG_BLOCK}</script>`)) {
    throw new Error('A built page has no place for the configuration.')
  }
  return html.replace(CONFIG_BLOCK, () => CONFIG_BLOCK + toScriptData(siteConfig))
}

/** Escapes what could end the script element or, in an old parser, a line. */
function toScriptData(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
