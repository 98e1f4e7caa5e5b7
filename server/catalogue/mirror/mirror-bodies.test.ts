import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { writeSyntheticCatalogue } from '#catalogue/testing/synthetic-catalogue.ts'
import { readConfig } from '../../config.ts'
import { CREDENTIALS } from '../../testing/build-catalogue-app.ts'
import { buildTemporaryFolder, buildTestApp } from '../../testing/build-test-app.ts'
import { buildMirrorEnvironment, filesIn, runMirror } from './testing/run-mirror.ts'

const SIZE = { characters: 30, creators: 10, series: 30, comics: 210, events: 3 }
const COMPARED = 2000
const ENDPOINTS = 39
const NOW = new Date('2026-11-19T12:00:00Z')

/** A mirror, and a server with the same settings. */
async function openBoth(data: string, resources: 'own' | 'original') {
  const environment = {
    ...buildMirrorEnvironment({}),
    CATALOGUE_DATA: data,
    CATALOGUE_RESOURCE_URI: resources,
  }
  const folder = buildTemporaryFolder()
  const { code } = await runMirror(folder, { environment, now: NOW })
  expect(code).toBe(0)
  const config = readConfig({
    ...environment,
    PUBLIC_URL: 'http://rack.example',
    CATALOGUE_KEYS: '1234:abcd',
  })
  const catalogue = new Catalogue(loadCatalogue(data))
  const { app } = await buildTestApp({ config, catalogue, now: () => NOW })
  const paths = [...filesIn(folder).keys()].filter((path) => path.startsWith('v1/public/'))
  return { folder, app, paths }
}

const MIRRORED = /^v1\/public\/((\w+)(?:\/\d+(?:\/(\w+))?)?)(?:\/pages\/(\d+))?\.json$/

function addressOf(path: string) {
  const [, wire = '', kind, sub, offset] = MIRRORED.exec(path) ?? []
  const isOne = sub === undefined && wire !== kind
  return {
    endpoint: `${kind} ${isOne ? 'one' : (sub ?? 'list')}`,
    // A record is asked for as clients do, without anything but credentials.
    url: `/v1/public/${wire}?${isOne ? '' : `limit=100&offset=${offset ?? 0}&`}${CREDENTIALS}`,
    page: Number(offset ?? 0),
  }
}

/** Every page but the first ones; then as many of each endpoint as there are, in turn, up to the number. */
function spread(paths: string[], count: number): string[] {
  const byEndpoint = Map.groupBy(paths, (path) => addressOf(path).endpoint)
  const step = (list: string[], place: number) => list[Math.floor((place * list.length) / count)]
  const chosen = new Set(paths.filter((path) => addressOf(path).page > 0))
  for (let place = 0; place < count && chosen.size < count; place += 1) {
    for (const list of byEndpoint.values()) chosen.add(step(list, place) ?? '')
  }
  return [...chosen].slice(0, count)
}

test(`${COMPARED} bodies of all ${ENDPOINTS} endpoints are those of the server, byte for byte`, async () => {
  const data = buildTemporaryFolder()
  writeSyntheticCatalogue(data, SIZE)
  const { folder, app, paths } = await openBoth(data, 'own')
  const chosen = spread(paths, COMPARED)
  expect(chosen).toHaveLength(COMPARED)
  expect(new Set(chosen.map((path) => addressOf(path).endpoint)).size).toBe(ENDPOINTS)
  expect(chosen.filter((path) => addressOf(path).page > 0).length).toBeGreaterThan(5)
  const different: string[] = []
  for (const path of chosen) {
    const { statusCode, rawPayload } = await app.inject(addressOf(path).url)
    const same = statusCode === 200 && rawPayload.equals(readFileSync(join(folder, path)))
    if (!same) different.push(path)
  }
  expect(different).toEqual([])
})

test('a server that names the original in resourceURI has a mirror that does', async () => {
  const { folder, app } = await openBoth(buildDataFolder(SMALL_CATALOGUE), 'original')
  const { rawPayload } = await app.inject(`/v1/public/characters?limit=100&${CREDENTIALS}`)
  expect(rawPayload.includes('http://gateway.marvel.com/v1/public/characters/')).toBe(true)
  expect(rawPayload.equals(readFileSync(join(folder, 'v1/public/characters.json')))).toBe(true)
})
