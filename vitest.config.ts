import { defineConfig } from 'vitest/config'

const WEB_CONSTANTS = { SITE_VERSION: JSON.stringify('test'), SITE_YEAR: '1961' }

/** What only whoever runs a site does, with real servers, proxies and containers: `npm run test:deploy`. */
const OPERATING = [
  'deploy/**/*.test.ts',
  'server/catalogue/mirror/mirror-process.test.ts',
  'server/data/**/*.test.ts',
  'server/database-away.test.ts',
  'server/identity/embedded/servers.test.ts',
  'server/inherited-socket.test.ts',
  'server/members/cli.test.ts',
  'server/several-servers.test.ts',
]

export default defineConfig({
  test: {
    // By itself Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['{art,contract,catalogue,sdk,server,scripts}/**/*.test.ts'],
          exclude: ['scripts/start.test.ts', ...OPERATING],
          environment: 'node',
          // Files of one worker share their modules: loading them anew for each took longer than the tests.
          isolate: false,
          setupFiles: ['scripts/testing/set-up.ts'],
          globalSetup: ['server/testing/postgres-on-demand.ts'],
          // Several of these start a real server in a process of its own, the first that needs one a PostgreSQL.
          // Against hanging only.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'operating',
          include: OPERATING,
          environment: 'node',
          setupFiles: ['scripts/testing/set-up.ts'],
          globalSetup: ['server/testing/postgres-on-demand.ts'],
          // Against hanging only.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
      {
        define: WEB_CONSTANTS,
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          exclude: ['web/**/*.dom.test.ts'],
          environment: 'node',
          isolate: false,
          // Against hanging only.
          testTimeout: 180_000,
        },
      },
      {
        define: WEB_CONSTANTS,
        test: {
          name: 'web with a document',
          include: ['web/**/*.test.tsx', 'web/**/*.dom.test.ts'],
          environment: 'jsdom',
          // One document a worker: starting jsdom for each file took four times as long as the tests.
          isolate: false,
          setupFiles: ['web/testing/set-up.ts'],
          // Against hanging only.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['scripts/start.test.ts'],
          environment: 'node',
          testTimeout: 400_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
