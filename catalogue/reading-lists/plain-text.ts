import {
  hasControlCharacters,
  hasControlCharactersInLines,
  withoutDirections,
} from '#contract/control-characters.ts'

/** The text as a member's things may hold it, without what turns or steers, and not longer than this. */
export function plainLines(text: string, max: number): string {
  return plain(text, max, hasControlCharactersInLines)
}

/** The same in one line. */
export function plainLine(text: string, max: number): string {
  return plain(text, max, hasControlCharacters)
}

function plain(text: string, max: number, isControl: (text: string) => boolean): string {
  const whole = text.toWellFormed()
  const clean = isControl(whole)
    ? whole.replace(/\p{Cc}/gu, (sign) => (isControl(sign) ? ' ' : sign))
    : whole
  return cut(withoutDirections(clean).trim(), max)
}

/** In code points, as the limits count. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return [...text.slice(0, 2 * max)].slice(0, max).join('').trim()
}
