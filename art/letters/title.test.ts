import { describe, expect, test } from 'vitest'
import { capitals } from './capitals.ts'
import { AWKWARD_TEXTS, CATALOGUE_TEXTS } from './testing/texts.ts'
import { splitTitle } from './title.ts'

describe('a split title', () => {
  test.each([
    ['The Amazing Spider-Man (1963)', 'THE AMAZING', 'SPIDER-MAN', ''],
    ['Tales to Astonish (1959)', 'TALES TO', 'ASTONISH', ''],
    ['Tales of Suspense (1959)', 'TALES OF', 'SUSPENSE', ''],
    ['Web of Spider-Man (1985)', 'WEB OF', 'SPIDER-MAN', ''],
    ['Ultimate Comics Spider-Man (2011)', 'ULTIMATE COMICS', 'SPIDER-MAN', ''],
    ['New Mutants (1983)', '', 'NEW MUTANTS', ''],
    ['Secret Wars', '', 'SECRET WARS', ''],
    ['Strikeforce: Morituri (1986)', '', 'STRIKEFORCE', 'MORITURI'],
    ['All-New, All-Different Avengers (2015)', 'ALL-NEW, ALL-DIFFERENT', 'AVENGERS', ''],
    ['Peter Parker, the Spectacular Spider-Man', 'PETER PARKER, THE SPECTACULAR', 'SPIDER-MAN', ''],
    ['Peter Parker, Spider-Man', 'PETER PARKER,', 'SPIDER-MAN', ''],
    ['Nick Fury, Agent of S.H.I.E.L.D.', '', 'NICK FURY', 'AGENT OF S.H.I.E.L.D.'],
    ['Of Gods and Men', '', 'OF GODS AND MEN', ''],
    ['A (2000)', '', 'A', ''],
    ['The Marvel (1990)', 'THE', 'MARVEL', ''],
    ['', '', '', ''],
  ])('of %s', (title, kicker, main, subtitle) => {
    const split = splitTitle(title)
    expect([split.kicker, split.main.join(' '), split.subtitle]).toEqual([kicker, main, subtitle])
  })

  test('keeps every letter but the year, in order', () => {
    const lettersOf = (text: string) => text.replace(/[^\p{Letter}\p{Number}]/gu, '')
    for (const title of [...CATALOGUE_TEXTS, ...AWKWARD_TEXTS, 'Fury, Agent of Ours: The End']) {
      const { kicker, main, subtitle } = splitTitle(title)
      const withoutYear = capitals(title).replace(/\s*\(\d{4}\)$/, '')
      expect(lettersOf([kicker, ...main, subtitle].join(''))).toBe(lettersOf(withoutYear))
      expect(main).not.toContain('')
    }
  })
})
