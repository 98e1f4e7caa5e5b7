import type { Page } from '@playwright/test'
import { barOf } from './bar/bar.ts'
import { untilQuiet } from './under-way.ts'

/**
 * By the menu of the bar, once the page waits for nothing: what the server answers after the end of
 * a session is a refusal, and the browser complains of it.
 */
export async function logOut(page: Page): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Account menu' }).click()
  await untilQuiet(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}
