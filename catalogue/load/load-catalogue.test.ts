import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadCatalogue } from './load-catalogue.ts'

function buildDataFolder(names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) writeFileSync(join(folder, name), '')
  return folder
}

test('finds the data files in alphabetical order', async () => {
  const folder = buildDataFolder(['series.txt', 'README.md', 'characters.txt'])
  expect(await loadCatalogue(folder)).toEqual({ files: ['characters.txt', 'series.txt'] })
})

test('refuses a folder that is not there', async () => {
  await expect(loadCatalogue('/no/such/folder')).rejects.toThrow('ENOENT')
})
