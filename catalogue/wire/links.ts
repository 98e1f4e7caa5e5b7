import type { Kind } from '../index/kinds.ts'

export const ORIGINAL_BASE = 'http://gateway.marvel.com/v1/public'

/** The base URLs of links in the answers. */
export interface Links {
  /** The base of `resourceURI`: our own, or the original's for clients that strip it by length. */
  resources: string
  /** The site's public URL, for pages and pictures. */
  site: string
}

/** Kinds with a detail page; a story is shown on its comic's. */
const PAGES: Partial<Record<Kind, string>> = {
  characters: '/characters',
  comics: '/comics',
  creators: '/creators',
  events: '/events',
  series: '/series',
}

interface Picture {
  path: string
  extension: string
}

export function resourceUri({ resources }: Links, kind: Kind, id: number): string {
  return `${resources}/${kind}/${id}`
}

/** The publisher's page first, where there is one: clients open the first, and ours asks for a login. */
export function detailUrls(
  { site }: Links,
  kind: Kind,
  id: number,
  published?: string,
): { type: string; url: string }[] {
  const page = PAGES[kind]
  const own = page === undefined ? [] : [{ type: 'detail', url: `${site}${page}/${id}` }]
  return published === undefined ? own : [{ type: 'detail', url: published }, ...own]
}

/** On the wire pictures are bitmaps, as the original's were: many clients cannot show SVG. */
export function pictureOf(links: Links, kind: Kind, id: number): Picture {
  return { path: picturePath(links, kind, id), extension: 'jpg' }
}

/** For the site's own calls: the same picture as SVG, which has one address for all sizes. */
export function drawingOf(links: Links, kind: Kind, id: number): Picture {
  return { path: picturePath(links, kind, id), extension: 'svg' }
}

/** `path.jpg` is the whole picture, `path/variant.jpg` has the shape of the variant. */
function picturePath({ site }: Links, kind: Kind, id: number): string {
  return `${site}/pictures/${kind}/${id}`
}
