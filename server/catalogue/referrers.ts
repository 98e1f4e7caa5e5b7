/**
 * Whether a referrer may use a public key alone. Patterns are hosts or URLs; `*` matches any run of
 * characters.
 */
export function isListedReferrer(referer: string, patterns: string[]): boolean {
  if (!URL.canParse(referer)) return false
  const url = new URL(referer)
  if (!/^https?:$/.test(url.protocol)) return false
  return patterns.some((pattern) => matches(url, pattern))
}

function matches(url: URL, pattern: string): boolean {
  // `*.*` is the original's way to allow all, though a host need not have a dot.
  if (pattern === '*' || pattern === '*.*') return true
  const [, scheme, rest = ''] = /^(?:(https?):\/\/)?(.*)$/i.exec(pattern) ?? []
  if (scheme !== undefined && `${scheme.toLowerCase()}:` !== url.protocol) return false
  const slash = rest.indexOf('/')
  const host = (slash < 0 ? rest : rest.slice(0, slash)).toLowerCase()
  if (!fits(url.hostname, host) && !fits(url.host, host)) return false
  return slash < 0 || rest.slice(slash) === '/' || fits(url.pathname, rest.slice(slash))
}

/**
 * Whether the text consists of the pattern's pieces in order, with anything between them. Each piece
 * is matched at its first occurrence, without backtracking: a regular expression made from a hostile
 * pattern could block the server.
 */
function fits(text: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.split('*')
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const piece of others) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}
