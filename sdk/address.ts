/** Below the base address of a server, and of a mirror. */
export const WIRE_PATH = '/v1/public'

/** A list, a record, or a list that belongs to a record. */
export type EndpointPath =
  | readonly [kind: string]
  | readonly [kind: string, id: number]
  | readonly [kind: string, id: number, of: string]

/** `/v1/public/characters/1009610/comics?limit=20` */
export function addressOf(path: readonly (string | number)[], query?: object): string {
  return `${WIRE_PATH}/${path.join('/')}${queryOf(query)}`
}

/**
 * A query with its `?`, or nothing. Several values are sent as a repeated parameter, which the wire reads as
 * one list; a comma list would cut the name of a team in two.
 */
export function queryOf(query: object = {}): string {
  const sent = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) sent.append(name, one)
  return sent.size ? `?${sent}` : ''
}
