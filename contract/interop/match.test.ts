import { expect, test } from 'vitest'
import { match } from './match.mjs'

const SHAPES = { Pair: { name: '$string', size: '$int' } }
const VARIABLES = {
  base: 'http://a.example/v1',
  seven: 7,
  list: [1, 2],
  privateKey: 'abcd',
  publicKey: '1234',
}

function faultsOf(pattern: unknown, value: unknown) {
  return match(pattern, value, { variables: { ...VARIABLES }, shapes: SHAPES })
}

const ETAG = '0123456789abcdef0123456789abcdef01234567'

/** What a pattern takes, and what it refuses. */
const PATTERNS: [string, unknown, unknown[], unknown[]][] = [
  ['a number', 7, [7], [8, '7', null]],
  ['null', null, [null], [0, '', undefined]],
  ['a text', 'Ok', ['Ok'], ['ok', 'Ok ', null]],
  ['a text with a variable', '${base}/x', ['http://a.example/v1/x'], ['/x', '${base}/x']],
  ['a text that is a variable', '${seven}', [7], ['7', 8]],
  ['a captured list', '${list}', [[1, 2]], [[2, 1], [1]]],
  ['the hash of a ts', '${hash:1}', ['ffd275c5130566a2916217b101f26150'], ['']],
  ['a list', [1, 2], [[1, 2]], [[2, 1], [1], [1, 2, 3], { 0: 1, 1: 2 }, null]],
  ['a list of patterns', ['$int', '$string'], [[1, 'a']], [['a', 1], [1]]],
  ['an object', { a: 1 }, [{ a: 1 }], [{ a: 2 }, {}, { a: 1, b: 2 }, [1], null]],
  ['an object, whatever its order', { a: 1, b: 2 }, [{ b: 2, a: 1 }], [{ a: 1 }]],
  ['$any', '$any', [0, null, 'x', {}], []],
  ['$string', '$string', ['', 'x'], [1, null]],
  ['$int', '$int', [0, -3], [1.5, '1', null]],
  ['$number', '$number', [1.5, 0], ['1.5', Number.NaN, null]],
  ['$etag', '$etag', [ETAG], [`"${ETAG}"`, ETAG.toUpperCase(), ETAG.slice(1), 7]],
  [
    '$date',
    '$date',
    ['2026-07-04T00:00:00-0400', '1969-12-31T19:00:00-0500'],
    [
      '2026-07-04T00:00:00-04:00',
      '2026-07-04T04:00:00Z',
      '-0001-11-30T00:00:00-0500',
      '2026-07-04',
    ],
  ],
  ['$time', '$time', ['1998-06-01 00:00:00'], ['1998-06-01T00:00:00', '1998-06-01']],
  ['$year', '$year', [1961, 2099], ['1961', 61, 19610]],
  ['$url', '$url', ['http://a.example/b', 'https://a'], ['/b', 'a.example/b', 'ftp://a/b', '']],
  ['$has', { $has: { a: 1 } }, [{ a: 1 }, { a: 1, b: 2 }], [{ b: 2 }, { a: 2 }, null, 'a']],
  ['$use', { $use: 'Pair' }, [{ name: 'a', size: 1 }], [{ name: 'a' }, { name: 'a', size: 'b' }]],
  ['$ordered', { $ordered: { a: 1, b: 2 } }, [{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
  [
    '$ordered at every depth',
    { $ordered: { a: { $each: { b: '$int', c: '$int' } } } },
    [{ a: [{ b: 1, c: 2 }] }],
    [{ a: [{ c: 2, b: 1 }] }],
  ],
  ['$all', { $all: ['$int', { $atLeast: 2 }] }, [2, 3], [1, 2.5]],
  ['$each', { $each: '$int' }, [[], [1, 2]], [[1, 'a'], 'a', {}]],
  [
    '$each with a capture',
    { $each: { a: '$int as x', b: '${x}' } },
    [
      [
        { a: 1, b: 1 },
        { a: 2, b: 2 },
      ],
    ],
    [[{ a: 1, b: 2 }]],
  ],
  ['$length', { $length: 2 }, [[1, 2], 'ab'], [[1], 'abc', 2, null]],
  [
    '$contains in a list',
    { $contains: [1, '$string'] },
    [
      [1, 'a'],
      ['a', 2, 1],
    ],
    [[1], ['a'], null],
  ],
  ['$contains in a text', { $contains: ['a', 'b'] }, ['ab', 'b a'], ['a', '']],
  [
    '$starts',
    { $starts: [1, 2] },
    [
      [1, 2],
      [1, 2, 3],
    ],
    [[1], [2, 1], '12'],
  ],
  ['$in', { $in: [null, '$int'] }, [null, 4], ['4', 1.5]],
  ['$in a captured list', { $in: '${list}' }, [1, 2], [3, '1']],
  ['$not', { $not: '$int' }, ['a', null], [1]],
  ['$match', { $match: '^a+$' }, ['a', 'aa'], ['b', '', 1]],
  ['$least', { $least: [20, '${seven}'] }, [7], [20, 6]],
  ['$atLeast', { $atLeast: '${seven}' }, [7, 8], [6, '8', null]],
  ['$distinct', { $distinct: true }, [[], [1, 2]], [[1, 2, 1], [{ a: 1 }, { a: 1 }], null]],
  [
    '$sorted',
    { $sorted: ['a'] },
    [[], [{ a: 1 }, { a: 1 }, { a: 10 }]],
    [[{ a: 2 }, { a: 1 }], {}],
  ],
  ['$sorted, descending', { $sorted: ['-a'] }, [[{ a: 2 }, { a: 1 }]], [[{ a: 1 }, { a: 2 }]]],
  [
    '$sorted by two',
    { $sorted: ['a', '-b.0'] },
    [
      [
        { a: 1, b: [2] },
        { a: 1, b: [1] },
      ],
    ],
    [
      [
        { a: 1, b: [1] },
        { a: 1, b: [2] },
      ],
    ],
  ],
  [
    '$sorted, text without case',
    { $sorted: ['a'] },
    [[{ a: 'b' }, { a: 'C' }]],
    [[{ a: 'C' }, { a: 'b' }]],
  ],
  [
    '$sorted, dates by their moment',
    { $sorted: ['a'] },
    [[{ a: '2026-11-01T01:30:00-0400' }, { a: '2026-11-01T01:00:00-0500' }]],
    [[{ a: '2026-11-01T01:00:00-0500' }, { a: '2026-11-01T01:30:00-0400' }]],
  ],
  ['several operators at once', { $length: 2, $each: '$int' }, [[1, 2]], [[1], ['a', 'b']]],
]

const rows = PATTERNS.flatMap(([name, pattern, fits, others]) => [
  ...fits.map((value) => ({ name, pattern, value, fits: true })),
  ...others.map((value) => ({ name, pattern, value, fits: false })),
])

test.each(rows)('$name: $value, $fits', ({ pattern, value, fits }) => {
  expect(faultsOf(pattern, value).length === 0).toBe(fits)
})

test.each([
  ['$integer', 'There is no placeholder $integer.'],
  [{ $some: 1 }, 'There is no operator $some.'],
  [{ $use: 'Nobody' }, 'There is no shape Nobody.'],
  ['${nobody}', 'There is no variable nobody.'],
])('a mistake in a file is never a match: %j', (pattern, words) => {
  expect(() => faultsOf(pattern, 1)).toThrow(words)
})

test.each([
  [{ data: { total: 3 } }, { data: { total: 4 } }, 'data.total: 4 instead of 3'],
  [{ a: [{ b: '$int' }] }, { a: [{ b: 'x' }] }, 'a.0.b: "x" is not $int'],
  [{ a: 1 }, {}, 'a: missing'],
  [{ a: {} }, { a: { b: 1, c: 2 } }, 'a: has b, c as well'],
  [{ ids: [1, 2] }, { ids: [2, 1] }, 'ids: [2,1] instead of [1,2]'],
])('a difference says where it is: %j', (pattern, value, words) => {
  expect(faultsOf(pattern, value)).toEqual([words])
})
