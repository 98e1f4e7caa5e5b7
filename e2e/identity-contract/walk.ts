import type { Page } from '@playwright/test'
import { barOf, menuButton } from '../bar/bar.ts'
import { expect } from '../fixtures.ts'
import type { Newcomer } from './contract-test.ts'

/** The steps of the tests, by the texts on the pages. */
export async function signUp(page: Page, { displayName, email, password }: Newcomer) {
  await page.goto('/signup')
  await page.getByLabel('Display name').fill(displayName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function logIn(page: Page, { email, password }: Omit<Newcomer, 'displayName'>) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export async function pressSocial(page: Page, label: string) {
  await page.getByRole('button', { name: `Continue with ${label}` }).click()
}

export function accountButton(page: Page) {
  return barOf(page).getByRole('button', { name: 'Account menu' })
}

/** The bar of a small screen shows who is signed in. */
export async function expectMember(page: Page, { name, email }: { name: string; email: string }) {
  await accountButton(page).click()
  for (const words of [name, email]) {
    const said = barOf(page).getByText(words, { exact: true }).filter({ visible: true })
    await expect(said).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
}

export async function expectVisitor(page: Page) {
  await menuButton(page).click()
  await expect(barOf(page).getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(accountButton(page)).toHaveCount(0)
  await menuButton(page).click()
}
