import { existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { buildTemporaryFolder } from '../../testing/build-test-app.ts'
import { DRAFT } from './mirror-folder.ts'
import { abortedAfter, buildMirrorEnvironment, filesIn, runMirror } from './testing/run-mirror.ts'

const environment = shareInFile(async () => buildMirrorEnvironment())
/** A whole mirror of the small catalogue, to compare with. */
const whole = shareInFile(async () => {
  const folder = buildTemporaryFolder()
  const { hash } = await runMirror(folder, { environment: await environment() })
  return { hash, files: filesIn(folder) }
})

function readJson(folder: string, path: string) {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'))
}

test('writes records, lists and sub-lists, an index, and notes for the host', async () => {
  const folder = join(buildTemporaryFolder(), 'new', 'mirror')
  const { code, printed, hash } = await runMirror(folder, { environment: await environment() })
  expect(code).toBe(0)
  expect(printed[0]).toMatch(/^220 files of 0\.6 MB, 0 pictures of 0 MB, sha256:[0-9a-f]{64}\.$/)
  expect(printed[1]).toMatch(/^Written 220, removed 0, in /)
  expect(printed[2]).toBe('What needs a server, and is not in it:')
  const index = readJson(folder, 'index.json')
  expect(index).toMatchObject({
    base_url: 'http://rack.example',
    suffix: '.json',
    limit: 100,
    content_hash: hash,
    modified: '2026-11-09',
    files: 220,
    pictures: null,
  })
  expect(index.collections.stories).toMatchObject({ records: 20, pages: 1 })
  const { data } = readJson(folder, 'v1/public/characters/1009610/comics.json')
  expect(data).toMatchObject({ offset: 0, limit: 100, total: 6 })
  expect(data.results[0].resourceURI).toMatch(/^http:\/\/rack\.example\/v1\/public\/comics\//)
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('http://rack.example')
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain('Access-Control-Allow-Origin: *')
})

test('the notes name the host as each server of files wants it', async () => {
  const folder = buildTemporaryFolder()
  const args = ['--base-url', 'http://rack.example:8080']
  await runMirror(folder, { environment: await environment(), args })
  const notes = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(notes).toContain('\n    server_name rack.example;\n')
  // Without a scheme Caddy would ask for a certificate.
  expect(notes).toContain('\nhttp://rack.example:8080 {\n')
  expect(notes).not.toContain('{{')
})

test('files for hosts that know folders alone are their first pages', async () => {
  const folder = buildTemporaryFolder()
  const args = ['--folders']
  await runMirror(folder, { environment: await environment(), args })
  expect(readJson(folder, 'index.json').suffix).toBe('/index.html')
  const path = 'v1/public/characters/1009610/index.html'
  expect(readJson(folder, path).data.results[0].name).toBe('Spider-Man')
  const { code, told } = await runMirror(folder, { environment: await environment() })
  expect(code).toBe(1)
  expect(told.at(-1)).toMatch(/end in \/index\.html, not in \.json\. Name another folder\.$/)
})

test('answers under former ids too, as a server does', async () => {
  const folder = buildTemporaryFolder()
  const files = { ...SMALL_CATALOGUE, 'ids/a.txt': 'character | 1010788 | 2000001\n' }
  await runMirror(folder, { environment: buildMirrorEnvironment(files) })
  const read = (id: number) => readFileSync(join(folder, `v1/public/characters/${id}/comics.json`))
  expect(read(1010788)).toEqual(read(2000001))
})

test('files with the same bytes share them on disk', async () => {
  const folder = buildTemporaryFolder()
  await runMirror(folder, { environment: await environment() })
  const inode = (path: string) => statSync(join(folder, 'v1/public', path)).ino
  expect(inode('creators/20002/events.json')).toBe(inode('creators/20001/events.json'))
  expect(inode('creators/20002.json')).not.toBe(inode('creators/20001.json'))
})

test('the same input again changes nothing, and --check mends what is not as it was', async () => {
  const folder = buildTemporaryFolder()
  const first = await runMirror(folder, { environment: await environment() })
  const again = await runMirror(folder, { environment: await environment() })
  expect(again).toMatchObject({ code: 0, hash: first.hash })
  expect(again.printed).toEqual([expect.stringMatching(/^Nothing has changed: 220 files/)])
  const damaged = join(folder, 'v1/public/characters.json')
  const { mtimeMs } = statSync(join(folder, 'v1/public/comics.json'))
  const text = readFileSync(damaged, 'utf8')
  rmSync(damaged)
  writeFileSync(damaged, text.replace('Spider', 'Soider'))
  const checked = await runMirror(folder, { environment: await environment(), args: ['--check'] })
  expect(checked.printed[1]).toMatch(/^Written 1, removed 0/)
  expect(filesIn(folder)).toEqual((await whole()).files)
  expect(statSync(join(folder, 'v1/public/comics.json')).mtimeMs).toBe(mtimeMs)
})

test('changed data bring a mirror up to date: what is no longer there goes, and what is of others stays', async () => {
  const folder = buildTemporaryFolder()
  const crowd = Array.from(
    { length: 120 },
    (_, n) => `${3_000_000 + n} | Extra ${n} | | | | | villain | | | 2026-11-02\n`,
  )
  const files = { ...SMALL_CATALOGUE, 'characters/b.txt': crowd.join('') }
  await runMirror(folder, { environment: buildMirrorEnvironment(files) })
  expect(existsSync(join(folder, 'v1/public/characters/pages/100.json'))).toBe(true)
  writeFileSync(join(folder, 'v1/public/characters/notes.txt'), 'ours')
  const { told, printed, hash } = await runMirror(folder, { environment: await environment() })
  expect(told).toContainEqual(expect.stringMatching(/the catalogue or the program has changed\.$/))
  expect(printed[1]).toMatch(/^Written \d+, removed 601, in /)
  const { hash: expected, files: wanted } = await whole()
  expect(hash).toBe(expected)
  const left = filesIn(folder)
  expect(left.delete('v1/public/characters/notes.txt')).toBe(true)
  expect(left).toEqual(wanted)
  expect(existsSync(join(folder, 'v1/public/characters/3000000'))).toBe(false)
})

test('another year of the copyright is told, and written', async () => {
  const folder = buildTemporaryFolder()
  const at = async (day: string) =>
    runMirror(folder, { environment: await environment(), now: new Date(day) })
  const before = await at('2026-12-31T23:00:00Z')
  const after = await at('2027-01-01T01:00:00Z')
  expect(after.told).toContainEqual(expect.stringContaining('year of the copyright was 2026'))
  expect(after.hash).not.toBe(before.hash)
  expect(readJson(folder, 'v1/public/comics.json').copyright).toBe('© 2027 MARVEL')
})

test('stopped anywhere and started again, it makes the same files', async () => {
  const seed = seedOfTest()
  const { files, hash } = await whole()
  for (let round = 0; round < rounds({ test: 4, soak: 100 }); round += 1) {
    const folder = buildTemporaryFolder()
    const asked = (seed + round * 57) % 215
    const stopped = await runMirror(folder, {
      environment: await environment(),
      signal: abortedAfter(asked),
    })
    expect(stopped.code).toBe(130)
    expect(stopped.told.at(-1)).toBe('Stopped. The same command goes on from here.')
    expect(existsSync(join(folder, 'index.json'))).toBe(false)
    for (const [path, bytes] of filesIn(folder)) expect(files.get(path)).toBe(bytes)
    const { told, ...rest } = await runMirror(folder, { environment: await environment() })
    expect(told[1]).toMatch(/^Goes on after \d+ files and 0 pictures\.$/)
    expect(rest).toMatchObject({ code: 0, hash })
    expect(filesIn(folder)).toEqual(files)
  }
})

test('--check mends what a power cut left of a mirror that was not finished', async () => {
  const folder = buildTemporaryFolder()
  const given = { environment: await environment() }
  await runMirror(folder, { ...given, signal: abortedAfter(150) })
  const lost = join(folder, 'v1/public/characters.json')
  rmSync(lost)
  writeFileSync(lost, '')
  const { code } = await runMirror(folder, { ...given, args: ['--check'] })
  expect(code).toBe(0)
  expect(filesIn(folder)).toEqual((await whole()).files)
})

test('an update that was stopped goes on as one', async () => {
  const folder = buildTemporaryFolder()
  const extra = '2000002 | Carnage | | | | | villain | | | 2026-11-02\n'
  const files = { ...SMALL_CATALOGUE, 'characters/b.txt': extra }
  await runMirror(folder, { environment: buildMirrorEnvironment(files) })
  const given = { environment: await environment() }
  expect((await runMirror(folder, { ...given, signal: abortedAfter(100) })).code).toBe(130)
  // Where that is, the mirror is whole.
  expect(existsSync(join(folder, 'index.json'))).toBe(false)
  expect((await runMirror(folder, given)).code).toBe(0)
  expect(filesIn(folder)).toEqual((await whole()).files)
})

test('half a line of the state, as a killed process leaves it, is not believed', async () => {
  const folder = buildTemporaryFolder()
  const given = { environment: await environment() }
  await runMirror(folder, { ...given, signal: abortedAfter(150) })
  const state = join(folder, '.mirror-state')
  writeFileSync(state, `${readFileSync(state, 'utf8')}["done","stories records 0",{"digest":"a`)
  writeFileSync(join(folder, DRAFT), 'half a file')
  expect(await runMirror(folder, given)).toMatchObject({ code: 0, hash: (await whole()).hash })
  expect(filesIn(folder)).toEqual((await whole()).files)
})

// The system's own device that has no room.
test.skipIf(!existsSync('/dev/full'))(
  'a full disk stops it in words, leaves no half-written file, and it goes on from there',
  async () => {
    const folder = buildTemporaryFolder()
    const given = { environment: await environment() }
    await runMirror(folder, { ...given, signal: abortedAfter(100) })
    symlinkSync('/dev/full', join(folder, DRAFT))
    const { code, told } = await runMirror(folder, given)
    expect(code).toBe(1)
    expect(told.at(-1)).toMatch(/^The disk is full.* ENOSPC.* No file is half-written\. /)
    expect(told.at(-1)).toMatch(/Make room; the same command goes on from here\.$/)
    const { files, hash } = await whole()
    for (const [path, bytes] of filesIn(folder)) expect(files.get(path)).toBe(bytes)
    expect(await runMirror(folder, given)).toMatchObject({ code: 0, hash })
  },
)

test.each([
  ['a folder with something else in it', [], /is neither empty nor a mirror: nothing is written/],
  [
    'a base URL with a path',
    ['--base-url', 'https://a.example/b'],
    /^--base-url https:\/\/a\.example\/b must/,
  ],
  [
    'a base URL without a scheme',
    ['--base-url', 'a.example'],
    /^--base-url a\.example must be an http/,
  ],
  [
    'an unknown variant',
    ['--pictures=huge'],
    /^huge is no variant of pictures\. There are: portrait_small, /,
  ],
  ['an unknown option', ['--fast'], /'--fast'.*\nUsage: /],
  ['two folders', ['/b'], /^Usage: npm run catalogue -- mirror DIRECTORY/],
])('%s is refused in words, and nothing is written', async (_, args, message) => {
  const folder = buildTemporaryFolder()
  writeFileSync(join(folder, 'thesis.txt'), 'years of work')
  const { code, told } = await runMirror(folder, { environment: await environment(), args })
  expect(code).toBe(1)
  expect(told.at(-1)).toMatch(message)
  expect([...filesIn(folder).keys()]).toEqual(['thesis.txt'])
})

test.each([
  ['an upstream', { CATALOGUE_UPSTREAM: 'https://a.example' }, /^CATALOGUE_UPSTREAM is set/],
  ['a layer that is none', { CATALOGUE_LAYERS: '/nowhere' }, /^CATALOGUE_LAYERS: \/nowhere is not/],
  ['a wrong variable', { CATALOGUE_RESOURCE_URI: 'theirs' }, /^CATALOGUE_RESOURCE_URI: /],
])('%s is refused in words', async (_, more, message) => {
  const folder = buildTemporaryFolder()
  const given = { ...(await environment()), ...more }
  const { code, told } = await runMirror(folder, { environment: given })
  expect(code).toBe(1)
  expect(told.at(-1)).toMatch(message)
})

test('two commands at once do not write one mirror', async () => {
  const folder = buildTemporaryFolder()
  // Of a process that runs for as long as this one.
  writeFileSync(join(folder, '.mirror-lock'), String(process.ppid))
  const { code, told } = await runMirror(folder, { environment: await environment() })
  expect(code).toBe(1)
  expect(told.at(-1)).toMatch(/^Process \d+ is writing this mirror\./)
})

test('a terminal sees a bar, a log lines', async () => {
  const drawn: string[] = []
  const given = { environment: await environment() }
  const redraw = (line: string) => drawn.push(line)
  expect((await runMirror(buildTemporaryFolder(), { ...given, redraw })).told).toHaveLength(1)
  expect(drawn.at(-1)).toBe('')
  const { told } = await runMirror(buildTemporaryFolder(), given)
  expect(told.at(-1)).toBe('100 %, 220 of 220 files')
})
