import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildCatalogueApp } from '../../testing/build-catalogue-app.ts'
import { buildTemporaryFolder } from '../../testing/build-test-app.ts'
import { buildMirrorEnvironment, filesIn, runMirror } from './testing/run-mirror.ts'

const PEOPLE = {
  'characters/a.txt': `
    1 | Ash | | | | | hero | #d6211a | web | 2026-11-01
    2 | Bo | | | | | hero | | | 2026-11-01
  `,
}
const environment = shareInFile(async () => buildMirrorEnvironment(PEOPLE))
const args = ['--pictures=portrait_small']
const FILES = ['1', '1/portrait_small', '2', '2/portrait_small'].map(
  (name) => `pictures/characters/${name}.jpg`,
)

function picturesIn(folder: string): string[] {
  return [...filesIn(folder).keys()].filter((path) => path.endsWith('.jpg'))
}

const share = shareInFile(async () => {
  const folder = buildTemporaryFolder()
  const { code, told } = await runMirror(folder, { environment: await environment(), args })
  expect(code).toBe(0)
  expect(told.at(-1)).toBe('100 %, 4 of 4 pictures')
  return folder
})

test('pictures are those of the server, whole and in the variants that are asked for', async () => {
  const folder = await share()
  expect(picturesIn(folder)).toEqual(FILES)
  const { app } = await buildCatalogueApp({ files: PEOPLE })
  const { data } = JSON.parse(readFileSync(join(folder, 'v1/public/characters.json'), 'utf8'))
  for (const { thumbnail } of data.results) {
    const { pathname } = new URL(`${thumbnail.path}.${thumbnail.extension}`)
    for (const path of [pathname, pathname.replace('.jpg', '/portrait_small.jpg')]) {
      const { rawPayload } = await app.inject(path)
      expect(rawPayload.equals(readFileSync(join(folder, path)))).toBe(true)
    }
  }
})

test('what was made is not made again for other data with the same picture, and what is gone goes', async () => {
  const folder = buildTemporaryFolder()
  const given = { environment: await environment(), args: ['--pictures'] }
  expect((await runMirror(folder, given)).code).toBe(0)
  const first = join(folder, FILES[0] ?? '')
  const { mtimeMs } = statSync(first)
  const one = { 'characters/a.txt': PEOPLE['characters/a.txt'].replace(/^.* Bo .*$/m, '') }
  const update = { ...given, environment: buildMirrorEnvironment(one) }
  expect((await runMirror(folder, update)).code).toBe(0)
  expect(picturesIn(folder)).toEqual([FILES[0]])
  expect(statSync(first).mtimeMs).toBe(mtimeMs)
  rmSync(first)
  const mended = await runMirror(folder, { ...update, args: ['--pictures', '--check'] })
  expect(mended.printed[1]).toMatch(/^Written 1, removed 0/)
  expect(picturesIn(folder)).toEqual([FILES[0]])
})

test('a mirror that has pictures is not left with old ones', async () => {
  const { code, told } = await runMirror(await share(), { environment: await environment() })
  expect(code).toBe(1)
  expect(told.at(-1)).toMatch(/has pictures \(whole, portrait_small\) that this command would not/)
})
