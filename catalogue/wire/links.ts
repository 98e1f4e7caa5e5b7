import type { Kind } from '../index/kinds.ts'

export const ORIGINAL_BASE = 'http://gateway.marvel.com/v1/public'

/** Where the addresses in the answers point. */
export interface Links {
  /** The base of `resourceURI`: our own, or the original's for clients that cut it off by length. */
  resources: string
  /** The site's own address, for pages and pictures. */
  site: string
}

/** Kinds with a page of their own; a story is shown on its comic's. */
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

/** `path.svg` is the whole picture, `path/variant.svg` one in the shape of the variant. */
export function pictureOf(
  { site }: Links,
  kind: Kind,
  id: number,
): { path: string; extension: string } {
  return { path: `${site}/pictures/${kind}/${id}`, extension: 'svg' }
}
