import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildTemporaryFolder } from '#server/testing/build-test-app.ts'
import { shareBuiltSdk } from './testing/built-sdk.ts'

const root = join(import.meta.dirname, '..')

describe('the module', () => {
  test('is one file that needs no other', async () => {
    const folder = await shareBuiltSdk()
    expect(readdirSync(folder).toSorted()).toEqual(['spinner-rack.d.ts', 'spinner-rack.js'])
    const module = readFileSync(join(folder, 'spinner-rack.js'), 'utf8')
    expect(module).not.toMatch(/\bimport\b|\brequire\b|process\.|node:/)
    expect(module.match(/^export .*/gm)).toEqual(['export { RackError, createClient };'])
    expect(gzipSync(module, { level: 9 }).length).toBeLessThan(5000)
  })

  test('and its types name the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const folder = await shareBuiltSdk()
    for (const name of readdirSync(folder)) {
      const [line] = readFileSync(join(folder, name), 'utf8').split('\n')
      expect(line).toContain(`Spinner Rack ${version},`)
    }
  })
})

/** A program that uses what there is, and names on purpose what there is not. */
const CONSUMER = `
import { type Character, type Comic, createClient, RackError } from './spinner-rack.js'

const rack = createClient({ baseUrl: 'http://localhost:3000', publicKey: 'a', privateKey: 'b' })
const { results } = await rack.characters.list({ nameStartsWith: 'spider', role: ['hero', 'group'] })
const names: string[] = results.map(({ name }) => name)
const one: Character = await rack.characters.get(1009610, { signal: AbortSignal.timeout(1000) })
const query = { sharedAppearances: [1, 2], orderBy: ['-onsaleDate', 'title'] } as const
for await (const comic of rack.characters.comics.all(one.id, query)) {
  const { description, dates }: Comic = comic
  console.log(names, description?.length, dates[0]?.date)
}
for await (const { total, results } of rack.series.pages()) console.log(total, results[0]?.startYear)
createClient({ mirror: 'https://mirror.example.org', suffix: '/index.html', retries: 0 })
const failed = new RackError('No', { code: 404 })
console.log(failed.status, failed.retryAfterS, failed.code)

// @ts-expect-error stories have no names
await rack.stories.list({ nameStartsWith: 'spider' })
// @ts-expect-error a misspelt filter
await rack.comics.list({ titelStartsWith: 'x' })
// @ts-expect-error not a format
await rack.comics.list({ format: 'scroll' })
// @ts-expect-error not an order of characters
await rack.characters.list({ orderBy: 'title' })
// @ts-expect-error a year is a number
await rack.series.list({ startYear: '1963' })
// @ts-expect-error a comic has one series, which it names itself
await rack.comics.series(1)
// @ts-expect-error an id is a number
await rack.comics.get('1')
// @ts-expect-error a description may be missing
const text: string = (await rack.comics.get(1)).description
// @ts-expect-error an address is missing
createClient({ publicKey: 'a' })
// @ts-expect-error a server or a mirror, not both
createClient({ baseUrl: 'http://localhost:3000', mirror: 'https://mirror.example.org' })
`

test('the types stand alone, and refuse what the wire does not know', async () => {
  const folder = buildTemporaryFolder()
  copyFileSync(join(await shareBuiltSdk(), 'spinner-rack.d.ts'), join(folder, 'spinner-rack.d.ts'))
  writeFileSync(join(folder, 'consumer.ts'), CONSUMER)
  const options = ['--strict', '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler']
  const platform = ['--target', 'es2022', '--lib', 'es2022,dom', '--types', '']
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const args = [tsc, ...options, ...platform, 'consumer.ts']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})
