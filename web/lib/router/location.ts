export interface Path {
  pathname: string
  /** Empty, or with its `?`. */
  search: string
  /** Empty, or with its `#`. */
  hash: string
}

export interface Location<State = unknown> extends Path {
  /** What the navigation wanted to be kept with the history entry; null for most. */
  state: State
  /** Different for each history entry; `default` for the first of a visit. */
  key: string
}

/** An address, or the parts that differ from an empty one of the current page. */
export type To = string | Partial<Path>

export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + withSign('?', search) + withSign('#', hash)
}

/** An address without a path is that of the current page. */
export function resolvePath(to: To, from: string): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return {
    pathname: pathname || from,
    search: withSign('?', search),
    hash: withSign('#', hash),
  }
}

export function parsePath(address: string): Path {
  const [beforeHash = '', hash] = splitAt(address, '#')
  const [pathname = '', search] = splitAt(beforeHash, '?')
  return { pathname, search: search ?? '', hash: hash ?? '' }
}

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at)]
}

function withSign(sign: string, text: string): string {
  if (text === '' || text === sign) return ''
  return text.startsWith(sign) ? text : sign + text
}
