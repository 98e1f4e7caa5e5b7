import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { DIGEST_BYTES, digestOf } from './digest.ts'

test('the same data have the same digest, wherever and whenever they were written', () => {
  const [one, other] = [buildDataFolder(SMALL_CATALOGUE), buildDataFolder(SMALL_CATALOGUE)]
  utimesSync(join(other, 'series/a.txt'), 0, 0)
  expect(digestOf(one)).toBe(digestOf(other))
  expect(Buffer.from(digestOf(one), 'hex')).toHaveLength(DIGEST_BYTES)
})

test.each<[string, (folder: string) => void]>([
  ['a letter', (folder) => writeFileSync(join(folder, 'events/a.txt'), '# no event')],
  ['the name of a file', (folder) => rename(folder, 'creators/a.txt', 'creators/b.txt')],
  ['the kind of a file', (folder) => rename(folder, 'creators/a.txt', 'events/b.txt')],
  ['an empty file more', (folder) => writeFileSync(join(folder, 'series/b.txt'), '')],
  ['a file less', (folder) => rmSync(join(folder, 'series/a.txt'))],
  ['a kind more', (folder) => addKind(folder, 'issues')],
  ['a kind that is not known yet', (folder) => addKind(folder, 'runs')],
])('%s makes another digest', (_, change) => {
  const folder = buildDataFolder(SMALL_CATALOGUE)
  const before = digestOf(folder)
  change(folder)
  expect(digestOf(folder)).not.toBe(before)
})

test('text that moves from the end of one file to the beginning of the next makes another digest', () => {
  const folderOf = (a: string, b: string) =>
    buildDataFolder({ 'series/a.txt': a, 'series/b.txt': b })
  expect(digestOf(folderOf('12', '3'))).not.toBe(digestOf(folderOf('1', '23')))
})

test.each(['load/records.ts', 'index/renumber.ts', 'snapshot/columns.ts'])(
  'so does an edit of the code in %s',
  (file) => {
    const data = buildDataFolder(SMALL_CATALOGUE)
    const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    const digestWith = (text: string) => digestOf(data, [], buildDataFolder({ [file]: text }))
    expect(digestWith(`${source}\n`)).not.toBe(digestWith(source))
  },
)

test('files that the loader does not read make no difference', () => {
  const folder = buildDataFolder(SMALL_CATALOGUE)
  const before = digestOf(folder)
  writeFileSync(join(folder, 'README.md'), 'How to write a line.')
  writeFileSync(join(folder, 'series/a.txt~'), 'What an editor left behind.')
  expect(digestOf(folder)).toBe(before)
})

function rename(folder: string, from: string, to: string): void {
  renameSync(join(folder, from), join(folder, to))
}

function addKind(folder: string, kind: string): void {
  mkdirSync(join(folder, kind))
  writeFileSync(join(folder, kind, 'a.txt'), '')
}
