import { addressOf } from './address.ts'
import { baseOf } from './base-of.ts'
import type { ServiceOptions } from './client-types.ts'
import type { ReadPage } from './collection.ts'
import { createCredentials } from './credentials.ts'
import { pageOf } from './page-of.ts'
import { createReadJson } from './read-json.ts'

/** Reads from a server that speaks the wire. */
export function createService(options: ServiceOptions): ReadPage {
  const base = baseOf(options.baseUrl)
  const credentials = createCredentials(options)
  const readJson = createReadJson(options)
  return async (path, query, call) => {
    const { parameters, headers } = await credentials()
    const url = base + addressOf(path, { ...query, ...parameters })
    return pageOf(await readJson(url, headers, call))
  }
}
