import { OWN_BASE } from '../fixture.ts'

/** Shorthands to write expected summaries with; keys in wire order. */

const uri = (path: string) => `${OWN_BASE}/${path}`

export const summary = (path: string, name: string) => ({ resourceURI: uri(path), name })

export const creatorSummary = (id: number, name: string, role: string) => ({
  resourceURI: uri(`creators/${id}`),
  name,
  role,
})
