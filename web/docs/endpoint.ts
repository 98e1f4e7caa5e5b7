/** A parameter of a call, as its row in the table tells. */
export interface Parameter {
  name: string
  inPath: boolean
  required: boolean
  /** The values that are known; empty for any. */
  options: string[]
  /** Its row. */
  row: HTMLTableRowElement
}

/** A documented GET endpoint, read from the page. */
export interface Endpoint {
  /** With names in braces: `/v1/public/characters/{characterId}`. */
  path: string
  parameters: Parameter[]
  takesKey: boolean
}

/** The keys have fields of their own, and `callback` would make a script of the answer. */
const NOT_ASKED = ['apikey', 'ts', 'hash', 'callback']
const TAKES_KEY = /^\/(v1\/public|api\/(search|facts|facets))\b/

export function readEndpoint(section: HTMLDetailsElement): Endpoint {
  const path = section.dataset.path ?? ''
  const rows = [...section.querySelectorAll<HTMLTableRowElement>('tr[data-name]')]
  const parameters = rows.map(toParameter).filter(({ name }) => !NOT_ASKED.includes(name))
  // What makes the address comes first.
  parameters.sort((a, b) => Number(b.inPath) - Number(a.inPath))
  return { path, parameters, takesKey: TAKES_KEY.test(path) }
}

function toParameter(row: HTMLTableRowElement): Parameter {
  const { name = '', in: place, required, options = '' } = row.dataset
  return {
    name,
    inPath: place === 'path',
    required: required !== undefined,
    options: options.split('|').filter(Boolean),
    row,
  }
}
