import { withoutDirections } from '#contract/control-characters.ts'

/** What no XML document may hold, not even escaped, lone surrogates included. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const MARKUP = /[&<>"']/g

/**
 * A text for HTML or XML, between tags or in a quoted attribute. Characters that turn the direction
 * of writing are taken out, or what a member wrote could turn the words around it.
 */
export function escapeMarkup(text: string): string {
  return withoutDirections(text)
    .replace(NOT_IN_XML, '')
    .replace(MARKUP, (sign) => `&#${sign.charCodeAt(0)};`)
}
