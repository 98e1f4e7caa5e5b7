import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the documentation borrows from the built site: hashed files, found by their names. */
export interface SiteLook {
  /** Rules for the site's two fonts; empty where the site is not built. */
  fontFaces: string
  /** The URL of the logo. */
  logo: string | undefined
  /** The URL of the script behind *Try it*. */
  script: string | undefined
}

export function readSiteLook(folder: string | undefined): SiteLook {
  const find = (kind: string, name: RegExp) => {
    const file = folder && list(join(folder, 'static', kind)).find((one) => name.test(one))
    return file ? `/static/${kind}/${file}` : undefined
  }
  const display = find('font', /^anybody-900-wdth-latin\.\w+\.woff2$/)
  const text = find('font', /^libre-franklin-latin\.\w+\.woff2$/)
  return {
    fontFaces: [
      display && fontFace('Rack Display', display, 'font-weight:900;font-stretch:50% 150%'),
      text && fontFace('Rack Text', text, 'font-weight:400 800'),
    ]
      .filter(Boolean)
      .join('\n'),
    logo: find('art', /^logo\.\w+\.svg$/),
    script: find('js', /^docs\.\w+\.js$/),
  }
}

function fontFace(family: string, url: string, rest: string): string {
  return `@font-face{font-family:"${family}";src:url("${url}") format("woff2");${rest};font-display:swap}`
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
