import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { type RunningServer, runServerToItsEnd, startServer } from './start-server.ts'

/** For tests that are not about the catalogue: to read the shipped one takes most of a start. */
export function startSmallServer(
  environment: Record<string, string> = {},
  socket?: number,
): Promise<RunningServer> {
  return startServer(withSmallCatalogue(environment), socket)
}

/** For starts that are expected to fail, but not because of the catalogue. */
export function runSmallServerToItsEnd(environment: Record<string, string>) {
  return runServerToItsEnd(withSmallCatalogue(environment))
}

function withSmallCatalogue(environment: Record<string, string>): Record<string, string> {
  return { CATALOGUE_DATA: buildDataFolder(SMALL_CATALOGUE), ...environment }
}
