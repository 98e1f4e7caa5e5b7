import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { digestOf } from '#catalogue/snapshot/digest.ts'
import { readSnapshot } from '#catalogue/snapshot/snapshot.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { startServer } from '../testing/start-server.ts'
import { openCatalogue, SNAPSHOT } from './open-catalogue.ts'

const SECOND_CHARACTER = 'Venom'
/** Against hanging only. */
const UNTIL = { timeout: 120_000 }

function buildPlaces() {
  const catalogueData = buildDataFolder(SMALL_CATALOGUE)
  const dataDir = buildTemporaryFolder()
  const catalogueLayers: string[] = []
  return { catalogueData, catalogueLayers, dataDir, file: join(dataDir, SNAPSHOT) }
}

type Places = Pick<ReturnType<typeof buildPlaces>, 'catalogueData' | 'catalogueLayers' | 'dataDir'>

/** Opens the catalogue and takes all steps that a server takes once it listens. */
function openAndKeep(places: Places) {
  const { catalogue, keepSnapshot } = openCatalogue(places)
  let steps = 0
  for (const step of keepSnapshot()) {
    step()
    steps += 1
  }
  return { names: catalogue.characters.map(({ name }) => name), catalogue, steps }
}

function addCharacter({ catalogueData }: Pick<Places, 'catalogueData'>, name: string): void {
  const line = `\n2000009 | ${name} | | | | | | | | 2026-11-02`
  appendFileSync(join(catalogueData, 'characters/a.txt'), line)
}

/** A snapshot of changed data that claims to be of these: what is read then comes from it. */
function plantOther({ catalogueData, file }: ReturnType<typeof buildPlaces>): void {
  const other = buildPlaces()
  addCharacter(other, 'Planted')
  openAndKeep(other)
  const bytes = readFileSync(other.file)
  bytes.write(digestOf(catalogueData), 'hex')
  writeFileSync(file, bytes)
}

test('the first start reads the text and writes a snapshot, the next one reads that', () => {
  const places = buildPlaces()
  const first = openAndKeep(places)
  expect(readdirSync(places.dataDir)).toEqual([SNAPSHOT])
  expect(statSync(places.file).mode & 0o777).toBe(0o600)
  const second = openAndKeep(places)
  expect(second.steps).toBe(0)
  for (const kind of ['characters', 'creators', 'series', 'comics', 'events'] as const) {
    expect(second.catalogue[kind]).toStrictEqual(first.catalogue[kind])
  }

  plantOther(places)
  expect(openAndKeep(places).names).toContain('Planted')
})

test('a change of the text makes the snapshot stale, and it is written anew', () => {
  const places = buildPlaces()
  openAndKeep(places)
  addCharacter(places, 'Toxin')
  expect(openAndKeep(places).names).toContain('Toxin')
  expect(readdirSync(places.dataDir)).toEqual([SNAPSHOT])
  const { names, steps } = openAndKeep(places)
  expect(names).toContain('Toxin')
  expect(steps).toBe(0)
})

test('a fault in the text is named with file and line, whatever snapshot there is', () => {
  const places = buildPlaces()
  openAndKeep(places)
  appendFileSync(join(places.catalogueData, 'creators/a.txt'), '\nnobody')
  expect(() => openCatalogue(places)).toThrow(/creators\/a\.txt:\d+: /)
})

test.each<[string, (whole: Buffer) => Uint8Array]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (whole) => whole.subarray(0, whole.length / 2)],
  ['damaged', (whole) => whole.fill(1, 100, 110)],
  ['something else', () => Buffer.from('not a snapshot')],
])('a file that is %s is ignored and replaced', (_, damage) => {
  const places = buildPlaces()
  openAndKeep(places)
  writeFileSync(places.file, damage(readFileSync(places.file)))
  expect(openAndKeep(places).names).toEqual(['Spider-Man', SECOND_CHARACTER])
  expect(readSnapshot(readFileSync(places.file), digestOf(places.catalogueData))).toBeDefined()
})

test('a folder that cannot be written is no error', () => {
  const { file, ...places } = buildPlaces()
  writeFileSync(file, 'a file in the place of the folder')
  expect(openAndKeep({ ...places, dataDir: file }).names).toContain(SECOND_CHARACTER)
})

test('no snapshot is kept of a text that has changed since the start', () => {
  const places = buildPlaces()
  const { keepSnapshot } = openCatalogue(places)
  addCharacter(places, 'Toxin')
  for (const step of keepSnapshot()) step()
  expect(existsSync(places.file)).toBe(false)
})

test('two that keep one at once leave one whole file', () => {
  const places = buildPlaces()
  const [one, other] = [openCatalogue(places), openCatalogue(places)]
  const rest = other.keepSnapshot()[Symbol.iterator]()
  for (const step of one.keepSnapshot()) {
    step()
    rest.next().value?.()
  }
  expect(rest.next().done).toBe(true)
  expect(readdirSync(places.dataDir)).toEqual([SNAPSHOT])
  expect(openAndKeep(places).steps).toBe(0)
})

test('a server answers the same from the text, from its snapshot and beside a damaged one', async () => {
  const { catalogueData, dataDir, file } = buildPlaces()
  const answersOfOneStart = async () => {
    const server = await startServer({
      CATALOGUE_DATA: catalogueData,
      CATALOGUE_KEYS: '1234:abcd',
      DATA_DIR: dataDir,
    })
    onTestFinished(() => void server.process.kill('SIGKILL'))
    const kinds = ['characters', 'comics', 'creators', 'events', 'series', 'stories']
    const answers = kinds.map(async (kind) => {
      const answer = await fetch(`${server.url}/v1/public/${kind}?${CREDENTIALS}`)
      expect(answer.status).toBe(200)
      return JSON.parse((await answer.text()).replaceAll(server.url, '')).data
    })
    const given = await Promise.all(answers)
    const isWhole = () => readSnapshot(readFileSync(file), digestOf(catalogueData)) !== undefined
    await expect.poll(() => existsSync(file) && isWhole(), UNTIL).toBe(true)
    expect(await server.stop()).toBe(0)
    return given
  }
  const fromText = await answersOfOneStart()
  expect(JSON.stringify(fromText)).toContain(SECOND_CHARACTER)
  expect(await answersOfOneStart()).toEqual(fromText)
  writeFileSync(file, readFileSync(file).fill(1, 100))
  expect(await answersOfOneStart()).toEqual(fromText)
})
