import { join } from 'node:path'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { type RunningServer, runServerToItsEnd, type Spawned, startServer } from './start-server.ts'

/** For tests that are not about the catalogue: to read the shipped one takes most of a start. */
export function startSmallServer(
  environment: Record<string, string> = {},
  spawned?: Spawned,
): Promise<RunningServer> {
  return startServer(withSmallCatalogue(environment), spawned)
}

/** A server of a version to come, with a migration more. */
export function startNextServer(environment: Record<string, string>): Promise<RunningServer> {
  const script = join(import.meta.dirname, 'run-next-version.ts')
  return startSmallServer(environment, { script })
}

/** For starts that are expected to fail, but not because of the catalogue. */
export function runSmallServerToItsEnd(environment: Record<string, string>) {
  return runServerToItsEnd(withSmallCatalogue(environment))
}

function withSmallCatalogue(environment: Record<string, string>): Record<string, string> {
  return { CATALOGUE_DATA: buildDataFolder(SMALL_CATALOGUE), ...environment }
}
