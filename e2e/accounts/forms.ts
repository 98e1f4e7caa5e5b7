import { expect, type Locator, type Page } from '@playwright/test'

/** The field of that label, not the button that shows the password. */
export function fieldOf(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await fieldOf(page, label).fill(value)
}

export async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}

/** The error message of a form. */
export function alertIn(page: Page): Locator {
  return page.locator('form').getByRole('alert')
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  // The previous page may have such fields too, and stays until the next one is rendered.
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await fill(page, { Email: email, Password: password })
  await press(page, 'Log in')
}

export function keptRedirectUrl(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('redirectUrl'))
}
