import { copyProject } from '#scripts/testing/copy-project.ts'
import { runCommand } from '#scripts/testing/run-command.ts'
import { findFreePort } from '#server/testing/start-server.ts'
import { test as base } from './fixtures.ts'

/** The development site of `npm run dev`, for pages that the build leaves out. */
export const test = base.extend<object, { developmentUrl: string }>({
  developmentUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      // A copy: the command would empty the folder of the built site, which other tests use.
      const copy = copyProject()
      const port = await findFreePort()
      const dev = runCommand('dev', copy.folder, { PORT: String(port) })
      await dev.untilPrinted('Data is kept in')
      await dev.untilPrinted('ready')
      await use(`http://localhost:${port}`)
      await dev.stop()
      copy.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ developmentUrl }, use) => use(developmentUrl),
})

/** A longer timeout than for the built site: a page is compiled when it is first visited. */
export const expect = test.expect.configure({ timeout: 15_000 })
