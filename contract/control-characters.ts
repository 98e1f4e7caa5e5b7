// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come in
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/

/** Line breaks included: for single-line fields. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL_CHARACTERS.test(text)
}

/** For multi-line fields, where line breaks and tabs are allowed. */
export function hasControlCharactersInLines(text: string): boolean {
  return hasControlCharacters(text.replaceAll(/[\t\n\r]/g, ''))
}
