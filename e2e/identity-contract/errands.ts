import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { logOut } from '../log-out.ts'
import { followRequests, untilQuiet } from '../under-way.ts'
import type { ContractTest } from './contract-test.ts'
import { accountButton, expectMember, expectVisitor, logIn, pressSocial, signUp } from './walk.ts'

const REFUSED = /Failed to load resource/

/** The contract of every identity provider, tested in the browser on the site's own pages. */
export function declareErrands(test: ContractTest) {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('signing up makes a member with a name, until they log out; logging in begins it again', async ({
    page,
    newcomer,
  }) => {
    const who = { name: newcomer.displayName, email: newcomer.email }
    await page.goto('/')
    await expectVisitor(page)
    await signUp(page, newcomer)
    await expect(page).toHaveURL('/rack')
    await expectMember(page, who)
    await page.reload()
    await expect(page).toHaveURL('/rack')
    await expectMember(page, who)

    await logOut(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Logged Out Successfully')).toBeVisible()
    await expectVisitor(page)
    await page.goto('/comics')
    await expect(page).toHaveURL('/login')

    await logIn(page, newcomer)
    await expect(page).toHaveURL('/comics')
    await expectMember(page, who)
  })

  test('logging in in one tab logs in the others, and so does logging out', async ({
    page,
    context,
    newcomer,
  }) => {
    const other = await context.newPage()
    followRequests(other)
    await other.goto('/login')
    await expect(other.getByLabel('Email')).toBeVisible()
    await signUp(page, newcomer)
    await expect(other).toHaveURL('/rack')
    await expectMember(other, { name: newcomer.displayName, email: newcomer.email })

    await other.goto('/series')
    await expect(accountButton(other)).toBeVisible()
    await untilQuiet(other)
    await logOut(page)
    await expect(other).toHaveURL('/login')
    expect(await other.evaluate(() => localStorage.getItem('redirectUrl'))).toBeNull()
  })

  test.describe('what is refused', () => {
    test.use({ expectedComplaints: REFUSED })

    test('a wrong password and an unknown address get the same words, and an address no second account', async ({
      page,
      newcomer,
    }) => {
      await signUp(page, newcomer)
      await expect(page).toHaveURL('/rack')
      await logOut(page)
      await expect(page).toHaveURL('/')
      for (const email of [newcomer.email, `nobody.${newcomer.email}`]) {
        await logIn(page, { email, password: 'Wrong-password-1' })
        await expect(alertOf(page)).toContainText('Wrong e-mail or password.')
        await expect(page.getByLabel('Email')).toHaveValue(email)
      }
      await signUp(page, { ...newcomer, displayName: 'Somebody Else' })
      await expect(alertOf(page)).toContainText('There is an account with this e-mail already.')
      await expect(page).toHaveURL('/signup')
    })

    test('a link for a new password that was made up opens nothing', async ({ page }) => {
      await page.goto('/reset-password?token=made-up')
      await expect(alertOf(page)).toContainText('This link was used already, or its time is up.')
    })

    test('a provider out of reach is told as such', async ({ page, context, newcomer }) => {
      await page.goto('/login')
      await page.getByLabel('Email').fill(newcomer.email)
      await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
      // The chunk of the form's action is loaded by then, and no other request follows.
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(alertOf(page)).toContainText('The server cannot be reached.')
    })
  })

  test('a forgotten password is replaced by the link of a mail', async ({
    page,
    newcomer,
    provider,
  }) => {
    await signUp(page, newcomer)
    await expect(page).toHaveURL('/rack')
    await logOut(page)
    await expect(page).toHaveURL('/')
    // The answer does not reveal whether the address has an account.
    await askForLink(page, `nobody.${newcomer.email}`)
    await askForLink(page, newcomer.email)
    const token = await provider.readResetToken(newcomer.email)
    await page.goto(`/reset-password?token=${encodeURIComponent(token)}`)
    await setPassword(page, 'A-new-password-1')
    await expect(page.getByRole('status')).toContainText('Your new password is set')
    await logIn(page, { ...newcomer, password: 'A-new-password-1' })
    await expect(page).toHaveURL('/rack')
  })

  test('a social account signs in and brings its name', async ({ page, provider }) => {
    await page.goto('/login')
    const who = await provider.continueAs(page, () => pressSocial(page, provider.socialLabel))
    await expect(page).toHaveURL('/rack')
    await expectMember(page, who)
  })

  test('a social sign-in that is broken off is told as such', async ({ page, provider }) => {
    await page.goto('/login')
    await provider.cancel(page, () => pressSocial(page, provider.socialLabel))
    await expect(alertOf(page)).toContainText('Sign-in was cancelled.')
    await expectNoMember(page)
  })
}

function alertOf(page: Page) {
  return page.getByRole('main').getByRole('alert')
}

async function askForLink(page: Page, email: string) {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toContainText(
    'If that address has an account, a link is on its way.',
  )
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
}

async function expectNoMember(page: Page) {
  await page.goto('/')
  await expectVisitor(page)
}
