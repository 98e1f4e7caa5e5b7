import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures.ts'
import { alertIn, fieldOf, fill, logIn, press } from './forms.ts'
import { newMember, PASSWORD } from './new-member.ts'

const RED = 'rgb(185, 26, 19)'
const GREEN = 'rgb(11, 107, 58)'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function someone() {
  return {
    'Display name': 'Asha Rao',
    Email: `${randomUUID()}@example.com`,
    Password: PASSWORD,
  }
}

test('three fields open an account and lead to the characters', async ({ page }) => {
  const asha = someone()
  await page.goto('/signup')
  await expect(page.getByRole('main').locator('input')).toHaveCount(3)
  await fill(page, asha)
  await press(page, 'Create account')
  await expect(page).toHaveURL('/characters')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  const session = await page.evaluate(async () => (await fetch('/api/auth/get-session')).json())
  expect(session.user).toMatchObject({ name: 'Asha Rao', email: asha.Email })
  await page.reload()
  await expect(page).toHaveURL('/characters')
})

test('the checklist is there from the start, neutral until touched, then red or green', async ({
  page,
}) => {
  await page.goto('/signup')
  const points = page.getByRole('main').getByRole('listitem')
  const labels = [
    'At least 8 characters',
    'At least 1 digit',
    'At least 1 special character',
    'At least 1 uppercase letter',
  ]
  await expect(points).toHaveText(labels)
  const read = () =>
    points.evaluateAll((items) =>
      items.map((item) => `${item.textContent} ${getComputedStyle(item).color}`),
    )
  const expected = (met: boolean[]) =>
    labels.map((label, index) => (met[index] ? `${label} met ${GREEN}` : `${label} not met ${RED}`))
  for (const { typed, met } of [
    { typed: 'a', met: [false, false, false, false] },
    { typed: 'abcdefgh', met: [true, false, false, false] },
    { typed: '7', met: [false, true, false, false] },
    { typed: ' ', met: [false, false, true, false] },
    { typed: 'É', met: [false, false, false, true] },
    { typed: 'Émigré 7', met: [true, true, true, true] },
    { typed: '', met: [false, false, false, false] },
  ]) {
    await fieldOf(page, 'Password').fill(typed)
    await expect.poll(read).toEqual(expected(met))
  }
})

test('leaving the password empty touches it too', async ({ page }) => {
  await page.goto('/signup')
  await fieldOf(page, 'Password').focus()
  await fieldOf(page, 'Email').focus()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('not met')
})

test('an empty form says what is missing, and the first field gets the focus', async ({ page }) => {
  await page.goto('/signup')
  await press(page, 'Create account')
  await expect(fieldOf(page, 'Display name')).toBeFocused()
  for (const [label, words] of [
    ['Display name', 'Display name is required'],
    ['Email', 'Email is required!'],
    ['Password', 'Password is required'],
  ] as const) {
    await expect(fieldOf(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(fieldOf(page, label)).toHaveAccessibleDescription(new RegExp(`^${words}`))
  }
  await fill(page, { 'Display name': 'Asha Rao', Email: 'asha@' })
  await press(page, 'Create account')
  await expect(fieldOf(page, 'Email')).toBeFocused()
  await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription('Must be a valid email!')
  await expect(fieldOf(page, 'Display name')).not.toHaveAttribute('aria-invalid')
})

test('managers of passwords find what they look for, and may paste', async ({ page }) => {
  await page.goto('/signup')
  await expect(fieldOf(page, 'Display name')).toHaveAttribute('autocomplete', 'name')
  await expect(fieldOf(page, 'Email')).toHaveAttribute('autocomplete', 'email')
  await expect(fieldOf(page, 'Password')).toHaveAttribute('autocomplete', 'new-password')
  await fieldOf(page, 'Email').fill('Excelsior!62')
  await fieldOf(page, 'Email').press('Control+a')
  await fieldOf(page, 'Email').press('Control+c')
  await fieldOf(page, 'Password').press('Control+v')
  await expect(fieldOf(page, 'Password')).toHaveValue('Excelsior!62')
  await press(page, 'Show password')
  await expect(fieldOf(page, 'Password')).toHaveAttribute('type', 'text')
  await press(page, 'Hide password')
  await expect(fieldOf(page, 'Password')).toHaveAttribute('type', 'password')
})

test('while it is on its way the button says so, and a second press sends nothing', async ({
  page,
}) => {
  const release = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/auth/sign-up/email', async (route) => {
    sent += 1
    await release.promise
    await route.continue()
  })
  await page.goto('/signup')
  await fill(page, someone())
  await press(page, 'Create account')
  const busy = page.getByRole('button', { name: 'Please Wait..' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await expect(busy).toBeFocused()
  await busy.press('Enter')
  await fieldOf(page, 'Email').press('Enter')
  release.resolve()
  await expect(page).toHaveURL('/characters')
  expect(sent).toBe(1)
})

test.describe('an address that has an account', () => {
  test.use({ expectedComplaints: /status of 422/ })

  test('is told of with a way to log in, and nothing typed is lost', async ({ page }) => {
    const { email } = await newMember(page)
    await page.context().clearCookies()
    await page.goto('/signup')
    await fill(page, { ...someone(), Email: email })
    await press(page, 'Create account')
    await expect(alertIn(page)).toContainText('There is an account with this e-mail already.')
    await expect(fieldOf(page, 'Display name')).toHaveValue('Asha Rao')
    await expect(fieldOf(page, 'Email')).toHaveValue(email)
    await expect(fieldOf(page, 'Password')).toHaveValue(PASSWORD)
    await alertIn(page).getByRole('link', { name: 'Log in to it' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('a plan chosen before survives the sign-up', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('article', { name: 'Standard' })
    .getByRole('link', { name: 'Get Started' })
    .click()
  await expect(page).toHaveURL('/signup?plan=standard')
  await fill(page, someone())
  await press(page, 'Create account')
  await expect(page).toHaveURL('/account?plan=standard')
})

test('a plan chosen before survives the turn to an account that exists', async ({ page }) => {
  const member = await newMember(page)
  await page.context().clearCookies()
  await page.goto('/signup?plan=premier')
  await page.getByRole('link', { name: 'Login' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL('/account?plan=premier')
})
