import { onCleanUp, shareInFile } from '#scripts/testing/clean-up.ts'
import { rounds } from '#scripts/testing/rounds.ts'
import { buildTemporaryFolder } from '../build-test-app.ts'
import { startPostgres } from '../start-postgres.ts'
import { findFreePort } from '../start-server.ts'
import { ensureNginx } from './ensure-debian.ts'
import { listComics, type SiteMember, signUpAtSite } from './site-member.ts'
import { startSite } from './start-site.ts'

/** No more are signed up in a minute. */
const MEMBERS = rounds({ test: 3, soak: 10 })
const COMICS = 3000

export const nginx = ensureNginx()

/**
 * Two servers, a proxy, a PostgreSQL of their own and some members, for all tests of a file. The disk of
 * the database can be a small one, `200m`.
 */
export const shareSite = shareInFile(async (disk?: string) => {
  if (nginx === undefined) throw new Error('There is no proxy.')
  const folder = buildTemporaryFolder()
  const port = String(await findFreePort())
  let postgres = await startPostgres(folder, port, disk)
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
    /** Where its files are, if its disk is a small one. */
    diskOfDatabase: `/proc/${postgres.pid}/root${folder}`,
  }
})
