import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { ContractTest } from './contract-test.ts'
import { expectMember, expectVisitor, logIn, pressSocial, signUp } from './walk.ts'

/** The contract of every identity provider on the account page. */
export function declareAccountErrands(test: ContractTest) {
  test.describe('on the account page', () => {
    // A wrong password is tried on purpose.
    test.use({
      viewport: { width: 390, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
      expectedComplaints: /Failed to load resource/,
    })

    test('a new name and a picture are the member’s from then on, until it is taken away', async ({
      page,
      newcomer,
    }) => {
      await signUp(page, newcomer)
      await expect(page).toHaveURL('/rack')
      const profile = await open(page, 'Profile')
      await profile.getByLabel('Display name').fill('Kamala Khan')
      await profile.getByRole('radio', { name: 'Wolverine' }).check()
      await profile.getByRole('button', { name: 'Save profile' }).click()
      await expect(page.getByText('Your profile is saved.')).toBeVisible()
      await page.reload()
      await expect(profile.getByRole('radio', { name: 'Wolverine' })).toBeChecked()
      await expectMember(page, { name: 'Kamala Khan', email: newcomer.email })
      await profile.getByRole('radio', { name: 'No picture' }).check()
      await profile.getByRole('button', { name: 'Save profile' }).click()
      await expect(page.getByText('Your profile is saved.')).toBeVisible()
      await page.reload()
      await expect(profile.getByRole('radio', { name: 'No picture' })).toBeChecked()
    })

    test('a password is changed by who knows the old one', async ({ page, newcomer }) => {
      await signUp(page, newcomer)
      await expect(page).toHaveURL('/rack')
      const password = await open(page, 'Password')
      await password.getByLabel('New password').fill('A-new-password-1')
      await password.getByLabel('Current password').fill('Not-the-old-one-1')
      await password.getByRole('button', { name: 'Change password' }).click()
      await expect(password.getByRole('alert')).toHaveText('That is not your password.')
      await password.getByLabel('Current password').fill(newcomer.password)
      await password.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Your password is changed.')).toBeVisible()
    })

    test('the plan and a key of the catalogue are kept', async ({ page, newcomer }) => {
      await signUp(page, newcomer)
      await expect(page).toHaveURL('/rack')
      const plan = await open(page, 'Plan')
      await plan.getByRole('radio', { name: /^Premier/ }).check()
      await plan.getByRole('button', { name: 'Save plan' }).click()
      await expect(page.getByText('Your plan is Premier now.')).toBeVisible()
      const keys = page.getByRole('region', { name: 'API keys' })
      await keys.getByRole('button', { name: 'Create key' }).click()
      await keys.getByLabel('What is it for?').fill('Pull list')
      await keys.getByRole('button', { name: 'Create key' }).click()
      await expect(keys.getByRole('heading', { name: 'Pull list' })).toBeVisible()
      await page.reload()
      await expect(plan.getByRole('radio', { name: /^Premier Your plan/ })).toBeChecked()
      await expect(keys.getByRole('heading', { name: 'Pull list' })).toBeVisible()
    })

    test('an account is deleted by who knows its password, and is gone', async ({
      page,
      newcomer,
    }) => {
      await signUp(page, newcomer)
      await expect(page).toHaveURL('/rack')
      const last = await open(page, 'Delete account')
      await last.getByRole('button', { name: 'Delete account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your password').fill('Not-the-old-one-1')
      await dialog.getByRole('button', { name: 'Delete account' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('That is not your password.')
      await dialog.getByLabel('Your password').fill(newcomer.password)
      await dialog.getByRole('button', { name: 'Delete account' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('Your account is deleted.')).toBeVisible()
      await expectVisitor(page)
      await page.goto('/login')
      await logIn(page, newcomer)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Wrong e-mail or password',
      )
    })

    test('a social account is deleted by who has just signed in with it, without a password', async ({
      page,
      provider,
    }) => {
      await page.goto('/login')
      await provider.continueAs(page, () => pressSocial(page, provider.socialLabel))
      await expect(page).toHaveURL('/rack')
      const last = await open(page, 'Delete account')
      await last.getByRole('button', { name: 'Delete account' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Your password')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Delete account' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('Your account is deleted.')).toBeVisible()
      await expectVisitor(page)
    })
  })
}

async function open(page: Page, section: string) {
  await page.goto('/account')
  const region = page.getByRole('region', { name: section, exact: true })
  await expect(region).toBeVisible()
  return region
}
