import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCycles, findFaults } from './import-directions.ts'

const root = join(import.meta.dirname, '..')

const notOurs = /^(node_modules|dist|dist\.unfinished|test-results)$/

function readTree(): Map<string, string> {
  const exclude = (name: string) => notOurs.test(name)
  const files = globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude })
    // This test file itself contains wrong imports as examples.
    .filter((file) => file !== 'scripts/import-directions.test.ts')
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

function faultsOf(file: string, importLine: string): string[] {
  return findFaults(new Map([[file, importLine]]))
}

test('every import of the repository goes the way of the arrows', () => {
  const tree = readTree()
  expect(tree.size).toBeGreaterThan(50)
  expect(findFaults(tree)).toEqual([])
})

describe('an import against the arrows is a fault', () => {
  test.each([
    ['web/lib/x.ts', "import { main } from '#server/app.ts'"],
    ['server/app.ts', "import { App } from '#web/app/app.tsx'"],
    ['web/pages/x.tsx', "import { load } from '#catalogue/load/load-catalogue.ts'"],
    ['web/features/search/x.ts', "import { y } from '#web/features/landing/y.ts'"],
    ['web/features/search/x.ts', "import { y } from '../landing/y.ts'"],
    ['web/features/search/x.ts', "const y = await import('#web/pages/y.tsx')"],
    ['web/ui/x.tsx', "import { y } from '#web/features/landing/y.ts'"],
    ['web/lib/x.ts', "import { y } from '#web/ui/y.tsx'"],
    ['web/pages/x.tsx', "import '#web/app/app.tsx'"],
    ['server/messages/x.ts', "import { y } from '../favourites/y.ts'"],
    ['server/messages/x.ts', "import { y } from '#catalogue/load/y.ts'"],
    ['server/plugins/x.ts', "import { y } from '../messages/y.ts'"],
    ['server/store/x.ts', "import { y } from '../app.ts'"],
    ['server/x.ts', "export { y } from './main.ts'"],
    ['catalogue/index/x.ts', "import { y } from '#server/errors.ts'"],
    ['catalogue/index/x.ts', "import { y } from '#art/pictures.ts'"],
    ['web/lib/x.ts', "import { y } from '#art/pictures.ts'"],
    ['contract/x.ts', "import { y } from '#catalogue/load/y.ts'"],
    ['sdk/x.ts', "import { y } from '#catalogue/wire/y.ts'"],
    ['sdk/x.ts', "import { y } from '#web/lib/y.ts'"],
    ['server/x.ts', "import { y } from '#sdk/y.ts'"],
    ['contract/x.ts', "import { y } from './interop/y.mjs'"],
    ['contract/interop/x.mjs', "import { y } from '../y.ts'"],
    ['web/ui/x.tsx', "import { y } from '#web/testing/y.ts'"],
    ['server/messages/x.ts', "import { y } from '../testing/y.ts'"],
  ])('%s: %s', (file, importLine) => {
    expect(faultsOf(file, importLine)).toHaveLength(1)
  })
})

describe('a package in the wrong place is a fault', () => {
  test.each([
    ['contract/x.ts', "import { y } from 'fastify'"],
    ['contract/x.ts', "import { z } from 'zod'"],
    ['sdk/x.ts', "import * as z from 'zod/mini'"],
    ['sdk/x.ts', "import { createHash } from 'node:crypto'"],
    ['contract/interop/x.mjs', "import { z } from 'zod/mini'"],
    ['web/lib/x.ts', "import { z } from 'zod'"],
    ['catalogue/index/x.ts', "import { createServer } from 'node:http'"],
    ['web/ui/x.tsx', "import { join } from 'node:path'"],
    ['server/app.ts', "import { useState } from 'react'"],
  ])('%s: %s', (file, importLine) => {
    expect(faultsOf(file, importLine)).toHaveLength(1)
  })
})

test('an import along the arrows is none', () => {
  expect(
    findFaults(
      new Map([
        ['web/features/search/x.ts', "import { y } from '#web/lib/query/y.ts'"],
        ['server/catalogue/x.ts', "import { y } from '#catalogue/wire/y.ts'"],
        ['server/messages/x.test.ts', "import { y } from '../testing/y.ts'"],
        ['contract/x.ts', "import * as z from 'zod/mini'"],
        ['web/lib/api/x.ts', "import { y } from '#sdk/y.ts'"],
      ]),
    ),
  ).toEqual([])
})

test('a feature and a domain that nobody has heard of yet are guarded', () => {
  expect(
    faultsOf('web/features/brand-new/x.ts', "import '#web/features/search/y.ts'"),
  ).toHaveLength(1)
  expect(faultsOf('server/brand-new/x.ts', "import '../messages/y.ts'")).toHaveLength(1)
})

test('a new top-level folder is a fault until it is given arrows', () => {
  expect(faultsOf('tools/x.ts', "import { z } from 'zod'")).toEqual([
    'tools/x.ts: the folder has no arrows in import-directions.ts',
  ])
})

test('no import of the repository closes a circle', () => {
  expect(findCycles(readTree())).toEqual([])
})

describe('a circle of imports', () => {
  test('is found once, whatever leads into it, and named by the way around it', () => {
    const sources = new Map([
      ['art/a.ts', "import { b } from './b.ts'"],
      ['art/b.ts', "import { c } from '#art/deep/c.ts'\nimport { d } from './d.ts'"],
      ['art/deep/c.ts', "import { b } from '../b.ts'\nimport { z } from 'zod'"],
      ['art/d.ts', "import { e } from './not-there.ts'"],
    ])
    expect(findCycles(sources)).toEqual(['art/b.ts → art/deep/c.ts → art/b.ts'])
  })

  test.each([
    "import type { b } from './b.ts'",
    "const b = await import('./b.ts')",
    "export { b } from './b.ts'",
  ])('may be closed by any kind of import: %s', (line) => {
    const sources = new Map([
      ['art/a.ts', line],
      ['art/b.ts', "import { a } from './a.ts'"],
    ])
    expect(findCycles(sources)).toEqual(['art/a.ts → art/b.ts → art/a.ts'])
  })

  test('is a file that imports itself', () => {
    expect(findCycles(new Map([['art/a.ts', "import './a.ts'"]]))).toEqual(['art/a.ts → art/a.ts'])
  })
})
