import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { mysqlDump, smallGcdDump } from '../../testing/gcd-dump.ts'
import { MysqlReader } from './mysql-reader.ts'
import type { DumpValue } from './mysql-text.ts'

function readPieces(pieces: Iterable<string>, wants = (_: string) => true) {
  const columns: Record<string, string[]> = {}
  const rows: [string, ...DumpValue[]][] = []
  const faults: string[] = []
  const reader = new MysqlReader({
    wants,
    table: (name, names) => {
      columns[name] = names
    },
    row: (name, values) => void rows.push([name, ...values]),
    fault: (place, why) => void faults.push(`${place}: ${why}`),
  })
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return { columns, rows, faults }
}

test('values are read as MySQL and MariaDB write them', () => {
  const text = String.raw`INSERT IGNORE INTO db.t (a, b) VALUES
    ('it''s \'\\\n\t\0\Z\%', "say ""x""", NULL, -1.5e2, 12345678901234567890),
    (0x4d41, x'4D', b'101', _binary 'é', TRUE) ON DUPLICATE KEY UPDATE a = ';';`
  expect(readPieces([text])).toEqual({
    columns: { t: ['a', 'b'] },
    rows: [
      ['t', "it's '\\\n\t\0\x1a%", 'say "x"', null, -150, '12345678901234567890'],
      ['t', 'MA', 'M', 5, 'é', 1],
    ],
    faults: [],
  })
})

test('the columns come from the definition, without keys and whatever stands in brackets or quotes', () => {
  const text =
    "CREATE TABLE IF NOT EXISTS `t` (`id` decimal(10,3) DEFAULT ')', name enum('a','b;'), KEY `k` (`id`,`x`), CONSTRAINT `c` FOREIGN KEY (`id`) REFERENCES `o` (`id`)) ENGINE=InnoDB;"
  expect(readPieces([text]).columns).toEqual({ t: ['id', 'name'] })
})

test('what is no value ends the statement and not the dump', () => {
  const text =
    "INSERT INTO t VALUES (1),(now()),(3);\nINSERT INTO u VALUES (4, 'x' 5);INSERT INTO v VALUES (6);"
  expect(readPieces([text])).toMatchObject({
    rows: [
      ['t', 1],
      ['v', 6],
    ],
    faults: ['t, row 2: "now" is not a value', 'u, row 1: "5" stands between two values'],
  })
})

test('wherever the text is cut into pieces, it is read alike', () => {
  const dump = mysqlDump(smallGcdDump())
  const whole = readPieces([dump], (table) => table !== 'gcd_story')
  expect(whole.faults).toEqual([])
  expect(whole.rows.length).toBeGreaterThan(40)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }), (sizes) => {
      const read = readPieces(cut(dump, sizes), (table) => table !== 'gcd_story')
      expect(read).toEqual(whole)
    }),
    { numRuns: rounds({ test: 30, soak: 2000 }), seed: seedOfTest() },
  )
  expect(readPieces(dump, (table) => table !== 'gcd_story')).toEqual(whole)
})

function* cut(text: string, sizes: number[]): Generator<string> {
  for (let from = 0, piece = 0; from < text.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1
    yield text.slice(from, from + size)
    from += size
  }
}

test('whatever the text, reading it ends and throws nothing', () => {
  const dump = mysqlDump(smallGcdDump())
  const signs = fc.constantFrom(...'\'"`\\();,-#/* \n0x', 'INSERT INTO t VALUES (', '/*', '--')
  const edits = fc.array(fc.tuple(fc.nat(dump.length), fc.nat(40), signs), { maxLength: 8 })
  fc.assert(
    fc.property(fc.oneof(edits, fc.array(signs)), (changes) => {
      const text = changes.reduce<string>(
        (before, change) =>
          typeof change === 'string'
            ? before + change
            : before.slice(0, change[0]) + change[2] + before.slice(change[0] + change[1]),
        typeof changes[0] === 'string' ? '' : dump,
      )
      const { rows } = readPieces(cut(text, [97]))
      expect(rows.length).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: rounds({ test: 100, soak: 5000 }), seed: seedOfTest() },
  )
})
