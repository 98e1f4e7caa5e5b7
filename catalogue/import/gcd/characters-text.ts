import { type ListEntry, splitEntries } from './bracketed-list.ts'

/** Headings with which indexers divide a cast. */
const HEADING =
  /^(?:\p{Lu}[\p{Lu} ]{2,}|guests?(?: stars?)?|villains?|cameos?|intro(?:duction)?s?|supporting cast|heroes|others?|featuring)\s*:\s*/iu
const NOBODY =
  /^(?:an? |the narrator|unnamed|unknown|unidentified|various|several|some |many |other |two |three |\d)/i
const LONGEST_NAME = 80
const MAX_DEPTH = 4

export interface NamedCharacter {
  name: string
  /** Who that is, where the text says it. */
  realName: string
}

/**
 * `Spider-Man [Peter Parker]; X-Men [Beast [Hank McCoy]; Iceman]` → Spider-Man, X-Men, Beast and Iceman. In
 * brackets stand the members of a group when there are several or one has a real name, else a real name.
 */
export function readCharacterText(text: unknown): NamedCharacter[] {
  const found = new Map<string, NamedCharacter>()
  if (typeof text === 'string') collect(text, 0, found)
  return [...found.values()]
}

function collect(text: string, depth: number, found: Map<string, NamedCharacter>): void {
  for (const entry of splitEntries(text)) {
    const [inner] = entry.inSquare
    const isGroup = inner !== undefined && /[;[]/.test(inner)
    keep(entry, isGroup ? '' : (inner ?? ''), found)
    if (isGroup && depth < MAX_DEPTH) collect(inner, depth + 1, found)
  }
}

function keep(entry: ListEntry, inner: string, found: Map<string, NamedCharacter>): void {
  const name = entry.name
    .replace(HEADING, '')
    .replace(/[.,]+$/, '')
    .trim()
  const isName = name.length <= LONGEST_NAME && /^\P{Ll}/u.test(name) && !/[?:]/.test(name)
  if (name === '' || !isName || NOBODY.test(name) || !/\p{L}/u.test(name)) return
  const realName = inner.includes('?') || inner.length > LONGEST_NAME ? '' : realNameOf(inner)
  found.set(`${name}\n${realName}`, { name, realName })
}

/** `Peter Parker (flashback)`, `aka Peter Parker`. */
function realNameOf(inner: string): string {
  return inner
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^(?:aka|a\.k\.a\.|as)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
}
