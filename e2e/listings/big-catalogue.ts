import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { FULL_SIZE, writeSyntheticCatalogue } from '#catalogue/testing/synthetic-catalogue.ts'
import { type RunningServer, startServer } from '#server/testing/start-server.ts'
import { newMember } from '../accounts/new-member.ts'
import { test as base } from '../fixtures.ts'

export const COMICS = FULL_SIZE.comics

/** The usual fixtures, with a catalogue as large as the original. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-e2e-'))
      writeSyntheticCatalogue(folder, FULL_SIZE)
      const server = await startServer({ TRUST_PROXY: 'true', CATALOGUE_DATA: folder })
      await warmUp(server.url)
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    // A timeout of its own, so that starting does not use up that of the first test.
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** A server that has just started builds its indexes between answers, so the first ones are slow. */
async function warmUp(baseURL: string) {
  const context = await request.newContext({ baseURL })
  await newMember({ request: context })
  for (const path of [
    '/v1/public/comics?limit=96&offset=30000',
    '/api/facets/comics',
    '/api/search?q=zor',
  ]) {
    const answer = await context.get(path)
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  }
  await context.dispose()
}
