import { defineConfig } from 'vitest/config'

/** Settings for proxies, containers and service managers, tried with the real ones: `npm run test:deploy`. */
export default defineConfig({
  test: {
    include: ['deploy/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['scripts/testing/set-up.ts'],
    globalSetup: ['server/testing/postgres-on-demand.ts'],
    maxWorkers: 2,
    // Against hanging only.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
})
