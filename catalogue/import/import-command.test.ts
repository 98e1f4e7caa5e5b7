import { readFileSync } from 'node:fs'
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
