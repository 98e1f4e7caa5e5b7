import type { Page } from '@playwright/test'

/** The signed-in user, as the server reports it; undefined for a visitor. */
export function readUser(page: Page): Promise<{ name: string; email: string }> {
  return page.evaluate(async () => (await (await fetch('/api/auth/get-session')).json())?.user)
}

export function accountMenuOf(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Account menu' })
}
