/** What a terminal obeys, and what turns the direction of the text after it. */
const TERMINAL_CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** For a terminal: texts of users without control characters. Lines stay. */
export function plainText(text: string): string {
  return text.replaceAll(TERMINAL_CONTROLS, '\ufffd')
}

export function plainLine(text: string): string {
  return plainText(text.replaceAll(/\s+/g, ' '))
}

/** JSON that a terminal does not obey either: the same values, with these characters escaped. */
export function plainJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replaceAll(TERMINAL_CONTROLS, toEscape)}\n`
}

function toEscape(character: string): string {
  // Line ends are the only ones that JSON.stringify writes itself.
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
