import { OWN_BASE } from '../fixture.ts'

/** Shorthands to write expected bodies with; each is one shape of §7.7 or §7.8, keys in wire order. */

export const picture = (path: string) => ({
  path: `http://rack.example/pictures/${path}`,
  extension: 'jpg',
})

export const uri = (path: string) => `${OWN_BASE}/${path}`

export const summary = (path: string, name: string) => ({ resourceURI: uri(path), name })

export const storySummary = (id: number, name: string, type = 'interiorStory') => ({
  resourceURI: uri(`stories/${id}`),
  name,
  type,
})

export const creatorSummary = (id: number, name: string, role: string) => ({
  resourceURI: uri(`creators/${id}`),
  name,
  role,
})

/** A List that has not been cut: what is available is what is returned. */
export const list = (path: string, items: object[]) => ({
  available: items.length,
  collectionURI: uri(path),
  items,
  returned: items.length,
})

export const detail = (path: string) => [{ type: 'detail', url: `http://rack.example/${path}` }]
