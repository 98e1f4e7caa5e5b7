import type { To } from '#web/lib/router/location.ts'

/** The page size of a section: two rows of a wide screen. */
export const SECTION_SIZE = 12

/** The page of a section in the URL, clamped to the existing pages. */
export function readPlace(search: string, name: string, count: number): number {
  const said = new URLSearchParams(search).get(name) ?? ''
  const page = /^[1-9]\d{0,5}$/.test(said) ? Number(said) : 1
  return Math.min(page, lastPlace(count))
}

export function lastPlace(count: number): number {
  return Math.max(1, Math.ceil(count / SECTION_SIZE))
}

/** The URL with another page of one section; the first page is left out. */
export function toPlace(search: string, name: string, page: number): To {
  const said = new URLSearchParams(search)
  if (page === 1) said.delete(name)
  else said.set(name, String(page))
  return { search: said.size === 0 ? '' : `?${said}` }
}
