import { PASSWORD } from '../accounts/new-member.ts'
import { expect, openAccount, section, test } from './member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a new name and a picture are saved and stand in the bar; no name is refused in words', {
  tag: '@errand',
}, async ({ page, member: _member }) => {
  await openAccount(page)
  const profile = section(page, 'Profile')
  const pictures = profile.locator('img')
  await expect(pictures).toHaveCount(14)
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    await expect(picture).toHaveAttribute('src', /^\/(pictures|static)\//)
  }
  const name = profile.getByLabel('Display name')
  await name.fill(' ')
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Display name is required')

  await name.fill('  Kamala ')
  await profile.getByRole('radio', { name: 'Wolverine' }).check()
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  const avatar = page.getByRole('button', { name: 'Account menu' }).locator('img')
  await expect(avatar).toHaveAttribute('src', '/pictures/characters/1009718/standard_large.svg')
  await page.reload()
  await expect(name).toHaveValue('Kamala')
  await expect(profile.getByRole('radio', { name: 'Wolverine' })).toBeChecked()
  await profile.getByRole('radio', { name: 'No picture' }).check()
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(avatar).toHaveAttribute('src', /avatar/)
})

test('the plan that was pressed elsewhere is in view, preselected, and saved by its button', async ({
  page,
  member: _member,
}) => {
  await openAccount(page, '?plan=premier')
  const plan = section(page, 'Plan')
  await expect(plan).toContainText('No payment is taken')
  await expect(plan.getByRole('radio', { name: /^Premier/ })).toBeChecked()
  await expect(plan.getByRole('button', { name: 'Save plan' })).toBeInViewport()
  await expect(plan.getByRole('radio', { name: /Basic Your plan/ })).toBeVisible()
  await plan.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('Your plan is Premier now.')).toBeVisible()
  await expect(plan.getByRole('radio', { name: /Premier Your plan/ })).toBeChecked()
  await expect(page).toHaveURL(/\/account$/)
  await page.reload()
  await expect(plan.getByRole('radio', { name: /Premier Your plan/ })).toBeChecked()
})

test.describe('with wrong passwords first', () => {
  test.use({ expectedComplaints: /status of 401/ })

  test('a new password logs other devices out; wrong ones are refused in words', async ({
    page,
    member,
    playwright,
    baseURL,
  }) => {
    const phone = await playwright.request.newContext({
      baseURL,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    })
    const signIn = (password: string) =>
      phone.post('/api/auth/sign-in/email', {
        data: { email: member.email, password },
      })
    expect((await signIn(PASSWORD)).status()).toBe(200)
    await openAccount(page)
    const devices = section(page, 'Devices')
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByRole('listitem').first()).toContainText('This device')
    await expect(devices).toContainText('Safari on an iPhone')

    const password = section(page, 'Password')
    await password.getByLabel('Current password').fill('Excelsior! 1963')
    await password.getByLabel('New password').fill('short')
    await expect(password.getByRole('listitem').first()).toContainText('not met')
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(password.getByLabel('New password')).toBeFocused()
    await password.getByLabel('New password').fill('Make mine 2 Marvels!')
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(password.getByRole('alert')).toHaveText('That is not your password.')
    await expect(password.getByLabel('New password')).toHaveValue('Make mine 2 Marvels!')
    await password.getByLabel('Current password').fill(PASSWORD)
    await password.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    expect(await (await phone.get('/api/auth/get-session')).json()).toBeNull()
    expect((await signIn(PASSWORD)).status()).toBe(401)
    expect((await signIn('Make mine 2 Marvels!')).status()).toBe(200)

    await page.reload()
    await devices.getByRole('button', { name: 'Log out Safari on an iPhone' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    expect(await (await phone.get('/api/auth/get-session')).json()).toBeNull()
    await phone.dispose()
  })
})

test('the theme is chosen for good, or left to the system', async ({ page, member: _member }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAccount(page)
  const theme = section(page, 'Theme')
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked()
  await theme.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await theme.getByRole('radio', { name: 'System' }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
})
