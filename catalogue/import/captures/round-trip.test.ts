import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type RunningServer, startServer } from '#server/testing/start-server.ts'
import { Catalogue } from '../../index/catalogue.ts'
import { KINDS } from '../../index/kinds.ts'
import { loadCatalogue } from '../../load/load-catalogue.ts'
import { buildDataFolder } from '../../testing/data-folder.ts'
import { seeded } from '../../testing/random-dataset.ts'
import { Entities } from '../../wire/entities.ts'
import { createCsv } from '../csv/csv.ts'
import type { ImportSource } from '../record.ts'
import { runImport } from '../run-import.ts'
import { writeRandomTables } from '../testing/random-tables.ts'
import { createCaptures } from './captures.ts'
import { createServiceSource } from './running-service.ts'

let server: RunningServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

const LINKS = { resources: 'http://localhost/v1/public', site: 'http://localhost' }

const FORMATS = ['Comic', 'Digital Comic', 'Graphic Novel', 'Hardcover', 'Trade Paperback']

/** Imports over an empty catalogue; the layer is then a catalogue of its own. */
async function importAll(source: ImportSource, files: readonly string[]): Promise<string> {
  const folder = buildDataFolder({ 'below/characters/a.txt': '' })
  const into = join(folder, 'layer')
  const report = await runImport({
    source,
    files,
    into,
    catalogue: join(folder, 'below'),
    today: '2026-11-18',
  })
  for (const result of ['contradicting', 'unsure', 'not understood'] as const) {
    expect(report?.total(result), report?.lines().join('\n')).toBe(0)
  }
  return into
}

async function buildRandomCatalogue(seed: number): Promise<string> {
  const tables = writeRandomTables(join(buildDataFolder({}), 'tables'), seeded(seed))
  return importAll(createCsv(), tables)
}

/** Every record as the wire has it, without what an import does not take: our own words, and when they changed. */
function wireOf(folder: string): Record<string, unknown> {
  const catalogue = new Catalogue(loadCatalogue(folder))
  const entities = new Entities(catalogue, LINKS)
  const records: Record<string, unknown> = {}
  for (const kind of KINDS) {
    for (const [record, id] of catalogue.indexes[kind].ids.entries()) {
      const { modified, description, ...facts } = entities.entity(kind, record) as Record<
        string,
        unknown
      >
      records[`${kind}/${id}`] = facts
    }
  }
  return records
}

test.each([1, 2, 3, 4])('captures give back the catalogue that they are of (%d)', async (seed) => {
  const wire = wireOf(await buildRandomCatalogue(seed))
  const file = join(buildDataFolder({}), 'captures.jsonl')
  const records = Object.values(wire)
  const pages = Array.from({ length: Math.ceil(records.length / 20) }, (_, page) => ({
    code: 200,
    data: { offset: page * 20, results: records.slice(page * 20, page * 20 + 20) },
  }))
  writeFileSync(file, pages.map((page) => JSON.stringify(page)).join('\n'))
  expect(wireOf(await importAll(createCaptures(), [file]))).toEqual(wire)
  const comics = Object.entries(wire).flatMap(([key, record]) =>
    key.startsWith('comics/') ? (record as { format: string; digitalId: number }) : [],
  )
  expect([...new Set(comics.map(({ format }) => format))].sort()).toEqual(FORMATS)
  expect(comics.some(({ digitalId }) => digitalId > 0)).toBe(true)
})

test('a running service gives back the catalogue that it serves', async () => {
  const folder = await buildRandomCatalogue(99)
  server = await startServer({
    CATALOGUE_DATA: folder,
    CATALOGUE_KEYS: 'open:sesame',
    CATALOGUE_RATE_LIMIT: '100000',
  })
  const source = createServiceSource(server.url, { publicKey: 'open', privateKey: 'sesame' })
  expect(wireOf(await importAll(source, []))).toEqual(wireOf(folder))
}, 60_000)
