import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { importCommand } from './import-command.ts'
import { buildService } from './testing/build-service.ts'

/** The command over a small catalogue: its exit code, and what it says. */
function run(...args: string[]) {
  return runUntil(new AbortController().signal, args)
}

async function runUntil(signal: AbortSignal, args: readonly string[]) {
  const printed: string[] = []
  const told: string[] = []
  const code = await importCommand(
    args,
    { catalogue: buildDataFolder(SMALL_CATALOGUE), layers: [] },
    {
      print: (line) => printed.push(line),
      tell: (line) => told.push(line),
      isTerminal: false,
      signal,
    },
  )
  return { code, printed, told }
}

function buildTables(tables: Record<string, string>) {
  const folder = buildDataFolder(tables)
  const into = join(folder, 'layer')
  const files = Object.keys(tables).map((name) => join(folder, name))
  return { into, files, readText: (file: string) => readFileSync(join(into, file), 'utf8') }
}

/** Every file of a layer with its text, hidden ones too. */
function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

test('exits 0 with counts and the place of the report', async () => {
  const { into, files } = buildTables({ 'characters.csv': 'name\nAsh' })
  const { code, printed, told } = await run('csv', ...files, '--into', into)
  expect(code).toBe(0)
  expect(printed[0]).toBe('new: 1 (character 1)')
  expect(printed.at(-1)).toBe(`All of it is in ${into}/report.txt.`)
  expect(told).toEqual(['100 % read'])
})

test.each([
  ['an unknown source', ['ccc', 'FILE', '--into', 'INTO'], /^Usage: .*captures\|csv/],
  ['no source', [], /^Usage: /],
  ['no --into', ['csv', 'FILE'], /^Usage: /],
  ['no file', ['csv', '--into', 'INTO'], /^Usage: /],
  ['an unknown option', ['csv', 'FILE', '--into', 'INTO', '--onto'], /'--onto'.*\nUsage: /],
  ['a file that is not there', ['csv', '/nowhere/a.csv', '--into', 'INTO'], /is not a file\.$/],
  [
    'no address',
    ['captures', '--from', 'rack', '--into', 'INTO'],
    /^rack is not an address like https/,
  ],
])('%s is told, exits 1 and writes nothing', async (_, words, message) => {
  const { into, files } = buildTables({ 'characters.csv': 'name\nAsh' })
  const places: Record<string, string> = { FILE: files[0] ?? '', INTO: into }
  const { code, printed, told } = await run(...words.map((word) => places[word] ?? word))
  expect({ code, printed }).toEqual({ code: 1, printed: [] })
  expect(told).toEqual([expect.stringMatching(message)])
  expect(existsSync(into)).toBe(false)
})

test('exits 130 when it is interrupted, and says how it goes on', async () => {
  const { into, files } = buildTables({ 'characters.csv': 'name\nAsh' })
  const { code, told } = await runUntil(AbortSignal.abort(), ['csv', ...files, '--into', into])
  expect(code).toBe(130)
  expect(told.at(-1)).toBe('Stopped. The same command goes on from here.')
  expect([...filesIn(into).keys()]).toEqual(['.progress'])
})

const resolved = (file: string) => JSON.stringify(import.meta.resolve(file))
const KILLED = `
  import { createServiceSource } from ${resolved('./captures/running-service.ts')}
  import { runImport } from ${resolved('./run-import.ts')}
  const [, address, catalogue, into] = process.argv
  const source = createServiceSource(address, {})
  await runImport({ source, files: [], into, catalogue, today: '2026-11-18' })
`

test('an import whose process was killed goes on, and makes the same layer as one that was not', async () => {
  const people = Array.from({ length: 1200 }, (_, place) => {
    const id = 5000 + place
    return { id, name: `Ash ${id}`, resourceURI: `http://localhost/v1/public/characters/${id}` }
  })
  const offsets: number[] = []
  const asked = new EventEmitter()
  const address = await buildService((url, response) => {
    const isOfPeople = url.pathname.endsWith('/characters')
    const offset = Number(url.searchParams.get('offset'))
    if (isOfPeople) offsets.push(offset)
    // The last page is not answered the first time: whoever waits for it is killed.
    if (isOfPeople && offset === 1100 && asked.emit('last page')) return
    const all = isOfPeople ? people : []
    const results = all.slice(offset, offset + 100)
    response.end(JSON.stringify({ data: { total: all.length, results } }))
  })
  const folder = buildDataFolder({})
  const [into, other] = [join(folder, 'layer'), join(folder, 'other', 'layer')]
  const args = ['captures', '--from', address, '--into']
  const lastPage = once(asked, 'last page')
  const words = ['--input-type=module', '-e', KILLED, address, folder, into]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  const exit = once(child, 'exit')
  await Promise.race([lastPage, exit])
  child.kill('SIGKILL')
  expect(await exit).toEqual([null, 'SIGKILL'])
  expect(offsets.splice(0)).toHaveLength(12)
  expect((await run(...args, into)).code).toBe(0)
  expect(offsets).toEqual([900, 1000, 1100])
  expect((await run(...args, other)).code).toBe(0)
  expect(filesIn(into)).toEqual(filesIn(other))
  expect(loadCatalogue(into).characters).toHaveLength(1200)
})

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
