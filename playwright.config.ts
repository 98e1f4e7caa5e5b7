import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

export default defineConfig({
  testDir: './e2e',
  // Needs the emulator of a hosted provider: see playwright.hosted.config.ts.
  testIgnore: 'hosted/**',
  outputDir: './test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What is so at once passes at once. A machine that others use too may stand still for seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    screenshot: 'only-on-failure',
    // What a test routes must reach it. Tests of the service worker allow theirs.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      // Keeps the browser itself off the network.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
})
