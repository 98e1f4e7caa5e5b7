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

export function resourceUri({ resources }: Links, kind: Kind, id: number): string {
  return `${resources}/${kind}/${id}`
}

export function detailUrls(
  { site }: Links,
  kind: Kind,
  id: number,
): { type: string; url: string }[] {
  const page = PAGES[kind]
  return page === undefined ? [] : [{ type: 'detail', url: `${site}${page}/${id}` }]
}

/** `path.svg` is the whole picture, `path/variant.svg` has the shape of the variant. */
export function pictureOf(
  { site }: Links,
  kind: Kind,
  id: number,
): { path: string; extension: string } {
  return { path: `${site}/pictures/${kind}/${id}`, extension: 'svg' }
}
