import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { growthOf } from './growth.ts'
import { HOSTILE } from './hostile-texts.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = [
  'server/**/*.ts',
  'contract/**/*.ts',
  'catalogue/{index,match,reading-lists,search,wire}/**/*.ts',
]

/** Patterns that read our own data, never the text of a caller. */
const OWN_TEXT = ['catalogue/search/names.ts: /\\s*\\([^)]*\\)$/']

/** A literal where an expression may begin. What is none compiles to a harmless pattern or to none. */
const LITERALS =
  /(?<=[(,=:[!&|?{};]\s*|return\s)\/(?![*/])((?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g

interface Literal {
  name: string
  pattern: RegExp
}

function readLiterals(): Literal[] {
  return globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts', '**/testing/**'] }).flatMap(
    (file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(LITERALS)].flatMap(
        ([literal, source = '', flags = '']) => {
          const pattern = compile(source, flags)
          const name = `${file}: ${literal}`
          return pattern === undefined || OWN_TEXT.includes(name) ? [] : { name, pattern }
        },
      ),
  )
}

/** Global, so that a replacement tries it at every place of the text. */
function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  } catch {
    return undefined
  }
}

describe('security 1: every pattern of the server takes time in proportion to the text', () => {
  const literals = readLiterals()

  test('all of them are found', () => {
    expect(literals.length).toBeGreaterThan(100)
    const files = new Set(literals.map(({ name }) => name.split(':')[0]))
    for (const file of [
      'server/http/redact-addresses.ts',
      'contract/to-csv.ts',
      'server/identity/embedded/session-cookie.ts',
      'contract/account.ts',
      'catalogue/search/years.ts',
      'catalogue/wire/parse-query.ts',
    ]) {
      expect(files).toContain(file)
    }
  })

  test.each(literals)('$name', async ({ pattern }) => {
    for (const [name, hostile] of HOSTILE) {
      const ratio = await growthOf((text) => text.replace(pattern, ''), hostile)
      expect(ratio, name).toBeLessThan(3)
    }
  })
})
