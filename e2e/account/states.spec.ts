import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { onEachScreen } from '../screens.ts'
import { expect, openAccount, section, test } from './member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the page, with a key and a form, and the question before an account goes pass axe and fit', async ({
  page,
  member: _member,
}) => {
  const name = 'W'.repeat(60)
  const referrers = [`https://${'a'.repeat(60)}.example.com/*`, '*.fans.example']
  await page.request.post('/api/account/keys', { data: { name, referrers } })
  await openAccount(page)
  const keys = section(page, 'API keys')
  await keys.getByRole('button', { name: 'Show private key' }).click()
  await keys.getByRole('button', { name: 'Create key' }).click()
  await keys.getByRole('button', { name: 'Create key' }).click()
  await expect(keys.getByText('A name is required')).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)

  await section(page, 'Delete account').getByRole('button').click()
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete account' })
  await onEachScreen(page, () => expect(remove).toBeInViewport())
  await expectNoViolationsAnywhere(page, 'dialog')
})

test('everything is reached and used by the keyboard', async ({ page, member: _member }) => {
  await openAccount(page)
  await section(page, 'Plan')
    .getByRole('radio', { name: /^Basic/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await expect(section(page, 'Plan').getByRole('radio', { name: /^Standard/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save plan' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your plan is Standard now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save plan' })).toBeFocused()

  const remove = section(page, 'Delete account').getByRole('button', { name: 'Delete account' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(remove).toBeFocused()
})

test('the list of sections leads to each of them', async ({ page, member: _member }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAccount(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  const links = await contents.getByRole('link').allInnerTexts()
  expect(links.map((link) => link.toUpperCase())).toEqual(
    headings.map((text) => text.toUpperCase()),
  )
  await contents.getByRole('link', { name: 'API keys' }).click()
  await expect(section(page, 'API keys').getByRole('heading').first()).toBeInViewport()
  await expect(contents).toBeInViewport()
})

test.describe('when something fails', () => {
  test.use({ expectedComplaints: /status of (500|503)|ERR_INTERNET_DISCONNECTED/ })

  test('a part has a place until it comes; one that fails says so and is asked for again', async ({
    page,
    member: _member,
  }) => {
    const fault = { code: 'internal-server-error', message: 'Something went wrong on our side.' }
    const release = Promise.withResolvers<void>()
    await page.route('**/api/account/keys', async (route) => {
      await release.promise
      await route.fulfill({ status: 500, json: fault })
    })
    await openAccount(page)
    const keys = section(page, 'API keys')
    await expect(keys.getByRole('status')).toHaveText('Loading')
    release.resolve()
    await expect(keys.getByRole('alert')).toHaveText(fault.message)
    await expect(section(page, 'Plan').getByRole('radio').first()).toBeVisible()
    await page.unroute('**/api/account/keys')
    await keys.getByRole('button', { name: 'Try again' }).click()
    await expect(keys).toContainText('You have no keys yet.')
    await expect(keys.getByRole('alert')).toHaveCount(0)
  })

  test('offline nothing typed is lost, and it can be saved afterwards', async ({
    page,
    member: _member,
    context,
  }) => {
    await openAccount(page)
    const profile = section(page, 'Profile')
    await profile.getByLabel('Display name').fill('Kamala')
    // A lazy chunk, loaded on first use.
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
    await profile.getByLabel('Display name').fill('Kamala Khan')
    await context.setOffline(true)
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await expect(profile.getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(profile.getByLabel('Display name')).toHaveValue('Kamala Khan')
    await context.setOffline(false)
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await expect(profile.getByRole('alert')).toHaveText('')
    await page.reload()
    await expect(profile.getByLabel('Display name')).toHaveValue('Kamala Khan')
  })
})
