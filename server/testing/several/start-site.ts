import { writeSyntheticCatalogue } from '#catalogue/testing/synthetic-catalogue.ts'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../build-test-app.ts'
import { findFreePort, type RunningServer, startServer } from '../start-server.ts'
import { startNginx } from './start-nginx.ts'

/** Small, but with more comics than a member marks in a test. */
const SIZE = { characters: 40, creators: 20, series: 40, comics: 4000, events: 2 }
const SECRET = 'shared-by-the-servers-of-one-test'

export interface Site {
  url: string
  /** Starts a server, in the place of one that has ended. */
  start(place: number, environment?: Record<string, string>): Promise<RunningServer>
}

interface SiteOptions {
  nginx: string
  databaseUrl: string
}

/** Two places for real servers of one database, behind a real proxy. */
export async function startSite({ nginx, databaseUrl }: SiteOptions): Promise<Site> {
  const catalogue = buildTemporaryFolder()
  writeSyntheticCatalogue(catalogue, SIZE)
  const [port, ...places] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const url = `http://127.0.0.1:${port}`
  await startNginx(nginx, port, places)
  const started: RunningServer[] = []
  // Here, because a server that a test starts serves the next one too.
  onCleanUp(() => {
    for (const server of started) server.process.kill('SIGKILL')
  })
  return {
    url,
    start: async (place, environment = {}) => {
      const server = await startServer({
        PORT: String(places[place]),
        PUBLIC_URL: url,
        DATABASE_URL: databaseUrl,
        SECRET,
        TRUST_PROXY: '1',
        CATALOGUE_DATA: catalogue,
        CATALOGUE_KEYS: '1234:abcd',
        ...environment,
      })
      started.push(server)
      return server
    },
  }
}
