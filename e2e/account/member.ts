import type { Page } from '@playwright/test'
import { type NewMember, newMember } from '../accounts/new-member.ts'
import { test as base } from '../fixtures.ts'

/** A new member who is signed in. */
export const test = base.extend<{ member: NewMember }>({
  member: async ({ page }, use) => use(await newMember(page)),
})

export const expect = test.expect

export async function openAccount(page: Page, search = ''): Promise<void> {
  await page.goto(`/account${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(section(page, 'Profile')).toBeVisible()
}

export function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}
