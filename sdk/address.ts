/** One of the 39 endpoints: a list, a record, or a list that belongs to a record. */
export type EndpointPath =
  | readonly [kind: string]
  | readonly [kind: string, id: number]
  | readonly [kind: string, id: number, of: string]

/**
 * The address of an endpoint below the base address. Several values are sent as a repeated parameter, which
 * the wire reads as one list; a comma list would cut the name of a team in two.
 */
export function addressOf(path: EndpointPath, query: object = {}): string {
  const sent = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) sent.append(name, one)
  return `${path.join('/')}${sent.size > 0 ? `?${sent}` : ''}`
}
