import type { Page } from '@playwright/test'
import { barOf } from './bar/bar.ts'
import { untilQuiet } from './under-way.ts'

/**
 * Logs out by the menu of the bar, once no request is pending: requests after the end of a session are
 * refused, which the browser logs as an error.
 */
export async function logOut(page: Page): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Account menu' }).click()
  await untilQuiet(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}
