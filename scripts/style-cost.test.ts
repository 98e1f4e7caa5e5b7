import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * The landing page alone has this attribute on its root. Elsewhere `:has()` would make the browser
 * recalculate the style of the whole page for each card that is added or removed.
 */
const ROOTS_OF_OTHER_PAGES = [':root[data-plans]']

/**
 * Containers of a page or of a list of cards: `:has()` on them is re-evaluated for every inserted
 * node.
 */
const HOLDS_MUCH = /^(\*|:root|html|body|main|section|article|ul|ol|li)\b|^$/

test('no style of what holds much depends on what is in it', () => {
  const subjects = globSync('web/**/*.css', { cwd: root }).flatMap((file) =>
    subjectsOfHas(readFileSync(join(root, file), 'utf8')),
  )
  expect(subjects).toContain('.control')
  expect(subjects).toContain(':root[data-plans]')
  const costly = subjects.filter((subject) => HOLDS_MUCH.test(subject))
  expect(costly).toEqual(ROOTS_OF_OTHER_PAGES)
})

test('no style of a card depends on what is in it', () => {
  const files = globSync('web/**/{cover-card,card-grid,continuous-shelf,*-card}.module.css', {
    cwd: root,
  }).filter((file) => !file.includes('features/account'))
  expect(files.some((file) => file.endsWith('cover-card.module.css'))).toBe(true)
  for (const file of files) {
    expect(subjectsOfHas(readFileSync(join(root, file), 'utf8')), file).toEqual([])
  }
})

/** The compound selectors before each `:has(`. */
function subjectsOfHas(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/((?:[^\s>+~,{}()]|\([^()]*\))*):(?:not\(:)?has\(/g)].map(
    ([, subject = '']) => subject,
  )
}
