// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of these from addresses
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/

/** The path as the browser reads it, or null for what leads elsewhere or nowhere. */
export function toSameSitePath(text: string): string | null {
  const { origin } = location
  if (!/^\/(?![/\\])/.test(text) || CONTROL_CHARACTERS.test(text)) return null
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  const path = url.pathname + url.search + url.hash
  // What was `/.//host` before is `//host` now: another host to whoever reads it next.
  return url.origin === origin && !path.startsWith('//') ? path : null
}
