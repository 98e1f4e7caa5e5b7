// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come in
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/

/** Line ends are among them: what is one line of a form stays one. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL_CHARACTERS.test(text)
}

/** In a text of several lines, where line ends and tabs are what its writer typed. */
export function hasControlCharactersInLines(text: string): boolean {
  return hasControlCharacters(text.replaceAll(/[\t\n\r]/g, ''))
}
