import { onCleanUp, shareInFile } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../build-test-app.ts'
import { startPostgres } from '../start-postgres.ts'
import { findFreePort } from '../start-server.ts'
import { ensureNginx } from './ensure-nginx.ts'
import { listComics, type SiteMember, signUpAtSite } from './site-member.ts'
import { startSite } from './start-site.ts'

const MEMBERS = 3
const COMICS = 3000

export const nginx = ensureNginx()

/** Two servers, a proxy, a PostgreSQL of their own and some members, for all tests of a file. */
export const shareSite = shareInFile(async () => {
  if (nginx === undefined) throw new Error('There is no proxy.')
  const folder = buildTemporaryFolder()
  const port = String(await findFreePort())
  let postgres = await startPostgres(folder, port)
  onCleanUp(() => postgres.stop())
  const site = await startSite({ nginx, databaseUrl: postgres.url })
  const servers = await Promise.all([site.start(0), site.start(1)])
  const members: SiteMember[] = []
  while (members.length < MEMBERS) {
    members.push(await signUpAtSite(site.url, `member-${members.length}@example.com`))
  }
  return {
    site,
    servers,
    members,
    comics: await listComics(site.url, COMICS),
    databaseUrl: postgres.url,
    /** Starts the server of a place again, which has ended. */
    startAgain: async (place: 0 | 1, environment: Record<string, string> = {}) => {
      servers[place] = await site.start(place, environment)
    },
    killDatabase: () => postgres.kill(),
    startDatabaseAgain: async () => {
      await postgres.stop()
      postgres = await startPostgres(folder, port)
    },
  }
})
