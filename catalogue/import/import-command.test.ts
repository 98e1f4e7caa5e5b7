import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { importCommand } from './import-command.ts'

/** The command over a small catalogue: its exit code, and what it says. */
async function run(...args: string[]) {
  const printed: string[] = []
  const told: string[] = []
  const code = await importCommand(args, buildDataFolder(SMALL_CATALOGUE), {
    print: (line) => printed.push(line),
    tell: (line) => told.push(line),
    isTerminal: false,
    signal: new AbortController().signal,
  })
  return { code, printed, told }
}

function buildTables(tables: Record<string, string>) {
  const folder = buildDataFolder(tables)
  const into = join(folder, 'layer')
  const files = Object.keys(tables).map((name) => join(folder, name))
  return { into, files, readText: (file: string) => readFileSync(join(into, file), 'utf8') }
}

test('keys that differ stay apart, and an invisible one counts as none', async () => {
  const keys = ['\u200b', 'a;b', '"a,b"', 'a|b', 'a/b', '&amp;amp;', '&amp;', '🕷'.repeat(400)]
  const rows = keys.map((key, place) => `${key},Ash ${place}`)
  const { into, files, readText } = buildTables({
    'characters.csv': `key,name\n${rows.join('\n')}`,
  })
  await run('csv', ...files, '--into', into)
  expect(loadCatalogue(into).characters).toHaveLength(8)
  const origins = readText('origins/imported.txt')
  const digest = expect.stringMatching(/ ~[0-9a-f]{16}$/)
  const [long, ...written] = origins
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[3])
    .reverse()
  expect(long).toEqual(digest)
  expect(written.reverse()).toEqual(['Ash 0', 'a;b', 'a,b', digest, 'a/b', '&amp;amp;', '&amp;'])
  const { printed } = await run('csv', ...files, '--into', into)
  expect(printed.slice(0, 2)).toEqual(['new: 0', 'known: 8 (character 8)'])
  expect(readText('origins/imported.txt')).toBe(origins)
})

test('a report has one line for each result, whatever the source calls its records', async () => {
  const { into, files, readText } = buildTables({
    'comics.csv': 'key,series,number\n"a\n\u001b[31munsure: b\u2028c",Nowhere (1999),1\n',
  })
  const { printed } = await run('csv', ...files, '--into', into)
  const line =
    'not understood: comics.csv:2: comic a [31munsure: b c: there is no series Nowhere (1999)'
  expect(printed).toContain(line)
  expect(readText('report.txt').split('\n')).toContain(line)
})

test('a dry run prints the whole report, and writes nothing', async () => {
  const rows = Array.from({ length: 8 }, (_, place) => `Nowhere (1999),${place + 1}`)
  const { into, files } = buildTables({
    'comics.csv': `series,number\n${rows.join('\n')}`,
    'characters.csv': 'name\nAsh',
  })
  const { code, printed } = await run('csv', ...files, '--into', into, '--dry-run')
  expect(code).toBe(0)
  expect(printed.filter((line) => line.includes('there is no series'))).toHaveLength(8)
  expect(printed).toContain('new: characters.csv:2: character Ash')
  expect(printed.at(-1)).toBe('not understood: 8 (comic 8)')
  expect(existsSync(into)).toBe(false)
})

test('a layer keeps the name that its first line has, and is called after its folder at first', async () => {
  const { into, files, readText } = buildTables({ 'characters.csv': 'name\nAsh' })
  await run('csv', ...files, '--into', `${into}/.`)
  expect(readText('layer.txt')).toMatch(/^layer \| layer \| /)
  writeFileSync(join(into, 'layer.txt'), readText('layer.txt').replace('| layer |', '| ours |'))
  await run('csv', ...files, '--into', into)
  expect(readText('layer.txt')).toMatch(/^layer \| ours \| /)
})

test('refuses the name of a layer below it', async () => {
  const below = buildTables({ 'characters.csv': 'name\nAsh' })
  await run('csv', ...below.files, '--into', below.into)
  const { into, files } = buildTables({ 'characters.csv': 'name\nBo' })
  const { code, told } = await run('csv', ...files, '--into', into, '--over', below.into)
  expect(code).toBe(1)
  expect(told).toEqual([expect.stringContaining('is called "layer" too')])
  expect(existsSync(join(into, 'layer.txt'))).toBe(false)
})
