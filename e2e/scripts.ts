import type { Page } from '@playwright/test'

export function isScript(path: string): boolean {
  return path.endsWith('.js')
}

/** Holds back the scripts of the page; returns the function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/static/js/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
