import type { Catalogue } from '../index/catalogue.ts'
import { fold } from '../index/prefix-index.ts'
import type { Candidate } from './candidates.ts'

/** `amazing spider-man 1 foil variant`: an issue, and words behind its number. */
const NUMBER_AND_WORDS = /^(.*\S\s+#?-?\d+(?:\.\d+)?)\s+([^\d#].*)$/
/** Of so many issues the variants are looked at. */
const MOST_ISSUES = 5
/** A variant that is named goes before its issue. */
const NAMED = 0.3

interface Asked {
  issue: string
  words: string[]
}

export function readVariant(query: string): Asked | undefined {
  const [, issue, words] = NUMBER_AND_WORDS.exec(query.trim()) ?? []
  return issue === undefined || words === undefined ? undefined : { issue, words: wordsOf(words) }
}

/**
 * Variants are found by nothing but their own words, so that a search for an issue is not full of its
 * covers.
 */
export function variantsNamed(
  catalogue: Catalogue,
  issues: readonly Candidate[],
  { words }: Asked,
): Omit<Candidate, 'key'>[] {
  return issues
    .filter(({ kind }) => kind === 'comics')
    .slice(0, MOST_ISSUES)
    .flatMap((issue) =>
      catalogue
        .variantsOf(issue.record)
        .filter((variant) => isNamed(catalogue, variant, words))
        .map((record) => ({ ...issue, record, score: issue.score + NAMED, why: '' })),
    )
}

function isNamed(catalogue: Catalogue, variant: number, words: readonly string[]): boolean {
  const own = wordsOf(catalogue.comics[variant]?.variantDescription ?? '')
  return words.length > 0 && words.every((word) => own.some((other) => other.startsWith(word)))
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'cover' && word !== 'variant')
    .concat(/\bvariant/i.test(text) ? ['variant'] : [])
}
