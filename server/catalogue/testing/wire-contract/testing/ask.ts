import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildCatalogueApp } from '#server/testing/build-catalogue-app.ts'
import { FILES, NOW } from '../fixture.ts'

type AppOptions = Partial<Parameters<typeof buildCatalogueApp>[0]>

/** The service with the catalogue of the fixture, on its day. For tests that change its facts, its clock or its counts. */
export function buildContractApp({ files = FILES, environment, overrides }: AppOptions = {}) {
  return buildCatalogueApp({
    files,
    overrides: { now: () => NOW, ...overrides },
    ...(environment && { environment }),
  })
}

/** The same for all tests of a file: they only read. */
export const shareContractApp = shareInFile((environment: Record<string, string> = {}) =>
  buildContractApp({ environment }),
)

interface Page<Item> {
  offset: number
  limit: number
  total: number
  count: number
  results: Item[]
}

/** One GET with the key pair. */
export async function ask(path: string, headers: Record<string, string> = {}) {
  const { get } = await shareContractApp()
  return get(path, headers)
}

/** The `data` of an answer that must be 200. */
export async function askForData<Item = { id: number }>(path: string): Promise<Page<Item>> {
  const response = await ask(path)
  if (response.statusCode !== 200)
    throw new Error(`${path}: ${response.statusCode} ${response.body}`)
  return response.json<{ data: Page<Item> }>().data
}
