/** A query string as sent: names in order of first appearance, each with all its values. */
export type Parameters = Map<string, string[]>

/** Clients behind a proxy name the host in the request line; a server must take that too. */
export function splitUrl(url: string): { path: string; query: string } {
  const local = url.replace(/^https?:\/\/[^/?]*/i, '')
  const mark = local.indexOf('?')
  return mark < 0
    ? { path: local, query: '' }
    : { path: local.slice(0, mark), query: local.slice(mark + 1) }
}

/** Tolerates what clients send: `?&ts=1`, `a=1&&b=2`, `+` for a blank, a `%` that means nothing. */
export function parseParameters(query: string): Parameters {
  const parameters: Parameters = new Map()
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1))
    const values = parameters.get(name)
    if (values === undefined) parameters.set(name, [value])
    else values.push(value)
  }
  return parameters
}

/** The last value counts where only one can. */
export function lastValue(parameters: Parameters, name: string): string | undefined {
  return parameters.get(name)?.at(-1)
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
