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
    refuseEmptyLists(query)
    const { parameters, headers } = await credentials()
    const url = base + addressOf(path, { ...query, ...parameters })
    return pageOf(await readJson(url, headers, call))
  }
}

/** It would not be sent at all, and everything be the answer. */
function refuseEmptyLists(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) {
    if (!Array.isArray(value) || value.length > 0) continue
    throw new TypeError(`${name} has no values: give one, or leave it out.`)
  }
}
