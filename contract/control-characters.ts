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

const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Takes out the characters that turn the direction of writing: in a name they could turn the words
 * after it as well. Letters have a direction of their own, so a Hebrew name needs none of them.
 */
export function withoutDirections(text: string): string {
  return text.replaceAll(DIRECTIONS, '')
}
