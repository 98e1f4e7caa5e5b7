import type { FastifyPluginAsync } from 'fastify'
import { getMember, type Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import type { Limits } from '../store/limits.ts'
import { ImportCommitter } from './import-committer.ts'
import type { ImportPorts } from './import-ports.ts'
import { ImportPreviews } from './import-preview.ts'
import { importRoutes } from './import-routes.ts'
import { ImportStore } from './import-store.ts'
import type { FileReader, ImportCatalogue } from './imported-file.ts'
import { uploadRoutes } from './upload-routes.ts'

interface ImportHooks {
  members: Members
  catalogue: ImportCatalogue
  reader: FileReader
  ports: ImportPorts
}

/** Files that members bring along. */
export interface Imports {
  /** The routes under `/api/imports`. */
  routes: FastifyPluginAsync<ImportHooks>
  /** Nothing: what was imported is in the other domains, and a preview is a file of the member's own. */
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface ImportDependencies {
  database: Database
  limits: Limits
  now: () => Date
}

export function createImports({ database, limits, now }: ImportDependencies): Imports {
  const store = new ImportStore(database)
  return {
    routes: async (app, { members, catalogue, reader, ports }) => {
      const previews = new ImportPreviews(store, catalogue, reader, now)
      const committer = new ImportCommitter({ database, store, catalogue, ports, now })
      const callers = new WeakMap<object, string>()
      // Before the body is read, which may be large: a visitor's is not.
      app.addHook('onRequest', async (request) => {
        callers.set(request, (await getMember(members, request.headers)).id)
      })
      const callerOf = (request: object) => callers.get(request) as string
      await app.register(uploadRoutes, { callerOf, limits, previews })
      await app.register(importRoutes, { callerOf, store, previews, committer, now })
    },
    exportFor: async () => ({}),
    forget: (memberId) => store.forget(memberId),
  }
}
