// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of these from addresses
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/

/** The path as the browser parses it, or null for an invalid URL or another host. */
export function toSameSitePath(text: string): string | null {
  const { origin } = location
  if (!/^\/(?![/\\])/.test(text) || CONTROL_CHARACTERS.test(text)) return null
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  const path = url.pathname + url.search + url.hash
  // `/.//host` is normalised to `//host`, which would be another host when parsed again.
  return url.origin === origin && !path.startsWith('//') ? path : null
}
