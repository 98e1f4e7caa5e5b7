import { CREDIT_ROLES } from '../load/records.ts'

/** Longer names are mistakes or attacks. */
const LONGEST = 300

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  eacute: 'é',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
}

/** Text of others for a terminal or a report: it neither begins a line nor gives orders. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\uFFFD/g, '?')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
}

/**
 * Text of others as a field of our files can hold it: one line, without the signs that separate fields and lists.
 * The original service has HTML entities in names.
 */
export function safeText(text: string): string {
  return oneLine(decodeEntities(text.slice(0, LONGEST * 4)))
    .replace(/\|/g, '/')
    .replace(/;/g, ',')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trim()
}

/** A name in a list: in front of a cast, `=` and `[` have a meaning. */
export function safeName(text: string): string {
  return safeText(text).replace(/^[=[#\s]+/, '')
}

/** Credits separate names by commas and tell the role by a colon. */
export function safeCreator(text: string): string {
  return safeName(text)
    .replace(/\s*,\s*/g, ' ')
    .trim()
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (all, dec, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? all
    const point = hex === undefined ? Number(dec) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : all
  })
}

const OTHER_ROLES: Record<string, string> = {
  penciler: 'penciller',
  pencils: 'penciller',
  inks: 'inker',
  colors: 'colorist',
  colourist: 'colorist',
  letters: 'letterer',
  script: 'writer',
  plot: 'writer',
  author: 'writer',
  cover: 'artist (cover)',
  'cover artist': 'artist (cover)',
}

/** A role of ours; `other` for those that we do not tell apart, empty where the source names none. */
export function roleOf(text: string): string {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (plain === '') return ''
  const isCover = plain.endsWith('(cover)')
  const task = isCover ? plain.slice(0, -'(cover)'.length).trim() : plain
  const known = OTHER_ROLES[task] ?? task
  const role = isCover && !known.endsWith('(cover)') ? `${known} (cover)` : known
  if (CREDIT_ROLES.includes(role)) return role
  return isCover ? 'other (cover)' : 'other'
}
