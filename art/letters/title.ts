import { capitals } from './capitals.ts'

/** A title as a masthead shows it: small words above, the name itself, a line below. */
export interface SplitTitle {
  kicker: string
  main: string[]
  subtitle: string
}

/** Words before the name. Not "new" or "secret": they mostly are the name. */
const KICKERS = new Set(
  (
    'THE A AN AMAZING UNCANNY SPECTACULAR MIGHTY INCREDIBLE INVINCIBLE ASTONISHING ULTIMATE SAVAGE ' +
    'SENSATIONAL SUPERIOR ALL-NEW ADVENTURES WEB TALES GIANT-SIZE IMMORTAL EXTRAORDINARY MARVEL ' +
    'UNBEATABLE ALL-DIFFERENT OF ADJECTIVELESS LEGENDARY TOTALLY AWESOME PETER PARKER, STAN LEE ' +
    'PRESENTS FRIENDLY NEIGHBORHOOD ESSENTIAL UNSTOPPABLE MARVELOUS MIGHTIEST'
  ).split(' '),
)
/** These belong above only after another such word: TALES TO ASTONISH, ULTIMATE COMICS SPIDER-MAN. */
const LATER_KICKERS = new Set(['TO', 'INTO', 'COMICS', 'NEW'])

export function splitTitle(title: string): SplitTitle {
  const text = capitals(title)
    .replace(/\s*\(\d{4}[^)]*\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [, before = text, after = ''] = text.match(/^(.{3,}?):\s+(.+)$/) ?? []
  const words = before.split(' ').filter((word) => word !== '')
  const count = countKickers(words)
  const kicker = words.slice(0, count).join(' ')
  const plain = { kicker, main: words.slice(count), subtitle: after }
  return withoutLoneOf(splitAtComma(words, count, after) ?? plain)
}

/** The last word is always part of the name. */
function countKickers(words: readonly string[]): number {
  const isKicker = (word: string, place: number) =>
    KICKERS.has(word) || (place > 0 && LATER_KICKERS.has(word))
  const end = words.slice(0, -1).findIndex((word, place) => !isKicker(word, place))
  return end === -1 ? Math.max(0, words.length - 1) : end
}

/** A title that begins with "of" keeps it with what follows. */
function withoutLoneOf(split: SplitTitle): SplitTitle {
  return split.kicker === 'OF' ? { ...split, kicker: '', main: ['OF', ...split.main] } : split
}

/**
 * PETER PARKER, THE SPECTACULAR SPIDER-MAN has a long kicker; HEROES, INC has a line below.
 * Undefined where no comma parts the words.
 */
function splitAtComma(
  words: readonly string[],
  kickers: number,
  subtitle: string,
): SplitTitle | undefined {
  const comma = words.findIndex((word) => word.endsWith(','))
  if (comma < 0 || comma === words.length - 1) return undefined
  const rest = words.slice(comma + 1)
  const more = rest.slice(0, -1).findIndex((word) => !KICKERS.has(word))
  const count = more === -1 ? rest.length - 1 : more
  if (count > 0) {
    return {
      kicker: words.slice(0, comma + 1 + count).join(' '),
      main: rest.slice(count),
      subtitle,
    }
  }
  // The comma may close the kicker itself: PETER PARKER, SPIDER-MAN.
  if (kickers > comma) return undefined
  const name = words
    .slice(kickers, comma + 1)
    .join(' ')
    .replace(/,+$/, '')
  if (name === '') return undefined
  return {
    kicker: words.slice(0, kickers).join(' '),
    main: name.trim().split(' '),
    subtitle: [rest.join(' '), subtitle].filter((part) => part !== '').join(': '),
  }
}
