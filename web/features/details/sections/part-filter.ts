import type { To } from '#web/lib/router/location.ts'

const PARAMETER = 'parts'

interface PartFilter {
  value: string
  word: string
  /** Only comics of this role; undefined for all. */
  role: string | undefined
}

const ALL: PartFilter = { value: 'all', word: 'All', role: undefined }

/** The choices above a reading order. */
export const PART_FILTERS: PartFilter[] = [
  ALL,
  { value: 'core', word: 'Core', role: 'core' },
  { value: 'tie-ins', word: 'Tie-ins', role: 'tie-in' },
]

/** The choice in the URL; all parts where there is none. */
export function readPartFilter(search: string): string {
  const said = new URLSearchParams(search).get(PARAMETER)
  return PART_FILTERS.find(({ value }) => value === said)?.value ?? ALL.value
}

export function toPartFilter(search: string, value: string): To {
  const said = new URLSearchParams(search)
  if (value === ALL.value) said.delete(PARAMETER)
  else said.set(PARAMETER, value)
  return { search: said.size === 0 ? '' : `?${said}` }
}
