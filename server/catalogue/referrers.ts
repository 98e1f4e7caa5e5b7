/** Whether a page may use a public key alone. Patterns are hosts or addresses; `*` is any run. */
export function isListedReferrer(referer: string, patterns: string[]): boolean {
  if (!URL.canParse(referer)) return false
  const url = new URL(referer)
  if (!/^https?:$/.test(url.protocol)) return false
  return patterns.some((pattern) => matches(url, pattern))
}

function matches(url: URL, pattern: string): boolean {
  // The original's own way of saying "all", though a host need not have a dot.
  if (pattern === '*' || pattern === '*.*') return true
  const [, scheme, rest = ''] = /^(?:(https?):\/\/)?(.*)$/i.exec(pattern) ?? []
  if (scheme !== undefined && `${scheme.toLowerCase()}:` !== url.protocol) return false
  const slash = rest.indexOf('/')
  const host = toExpression(slash < 0 ? rest : rest.slice(0, slash), 'i')
  if (!host.test(url.hostname) && !host.test(url.host)) return false
  return (
    slash < 0 || rest.slice(slash) === '/' || toExpression(rest.slice(slash)).test(url.pathname)
  )
}

function toExpression(pattern: string, flags = ''): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, flags)
}
