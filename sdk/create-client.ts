import type { Client, ClientOptions } from './client-types.ts'
import { createCollection } from './collection.ts'
import { createMirror } from './mirror.ts'
import { createService } from './service.ts'
import { SUB_COLLECTIONS } from './sub-collections.ts'

/** A client of the catalogue, of a server or of a mirror. Nothing is asked before the first call. */
export function createClient(options: ClientOptions): Client {
  if (options.mirror === undefined && options.baseUrl === undefined) {
    throw new TypeError('A client needs a baseUrl, or a mirror.')
  }
  const read = options.mirror === undefined ? createService(options) : createMirror(options)
  return Object.fromEntries(
    Object.entries(SUB_COLLECTIONS).map(([kind, subs]) => [
      kind,
      createCollection(kind, subs, read),
    ]),
  ) as unknown as Client
}
