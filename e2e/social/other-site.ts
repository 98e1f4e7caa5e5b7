import { startOtherProvider } from '#server/testing/other-provider.ts'
import { findFreePort, startServer } from '#server/testing/start-server.ts'
import { test as base } from '../fixtures.ts'

/** The site with a provider in another process, configured by the environment only. */
export const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const port = String(await findFreePort())
      const other = await startOtherProvider(`http://localhost:${port}`, {
        peter: { email: 'peter@other.example', email_verified: true, name: 'Peter Benton' },
      })
      const server = await startServer({ PORT: port, ...other.environment })
      await use(server)
      await server.stop()
      await other.stop()
    },
    { scope: 'worker' },
  ],
})
