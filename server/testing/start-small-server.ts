import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** For tests that are not about the catalogue: to read the shipped one takes most of a start. */
export function startSmallServer(environment: Record<string, string>): Promise<RunningServer> {
  return startServer({ CATALOGUE_DATA: buildDataFolder(SMALL_CATALOGUE), ...environment })
}
