/** A query string as sent: names in order of first appearance, each with all its values. */
export type Parameters = Map<string, string[]> & {
  /** The next call of this URL comes with the same object, so that results can be cached by it. */
  kept?: true
}

export function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?')
  return mark < 0
    ? { path: url, query: '' }
    : { path: url.slice(0, mark), query: url.slice(mark + 1) }
}

/**
 * Tolerates malformed queries of clients: `?&ts=1`, `a=1&&b=2`, `+` for a blank, an invalid `%`.
 */
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
  if (!/[%+]/.test(text)) return text
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
