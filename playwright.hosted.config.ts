import { defineConfig } from '@playwright/test'
import own from './playwright.config.ts'

/** The same tests of identity against a hosted provider; `npm run test:hosted` brings its emulator. */
export default defineConfig(own, {
  testDir: './e2e/hosted',
  testIgnore: '**/node_modules/**',
  globalSetup: './e2e/hosted/global-setup.ts',
})
