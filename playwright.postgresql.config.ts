import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

/** What members keep, once more on the other database. */
export default defineConfig<object, { database: string }>(site, {
  testDir: './e2e/rack',
  // A database that gets no processor time for two seconds counts as away.
  workers: 1,
  use: { database: 'PostgreSQL' },
})
