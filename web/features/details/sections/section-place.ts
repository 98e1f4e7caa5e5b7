import type { To } from 'react-router'

/** A shelf of a detail page is two rows of a wide screen. */
export const SECTION_SIZE = 12

/** Which page of a section the address asks for; what is no page of it is the nearest one. */
export function readPlace(search: string, name: string, count: number): number {
  const said = new URLSearchParams(search).get(name) ?? ''
  const page = /^[1-9]\d{0,5}$/.test(said) ? Number(said) : 1
  return Math.min(page, lastPlace(count))
}

export function lastPlace(count: number): number {
  return Math.max(1, Math.ceil(count / SECTION_SIZE))
}

/** The same address with another page of one section; the first is left out. */
export function toPlace(search: string, name: string, page: number): To {
  const said = new URLSearchParams(search)
  if (page === 1) said.delete(name)
  else said.set(name, String(page))
  return { search: said.size === 0 ? '' : `?${said}` }
}
