import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures.ts'
import { alertIn, fieldOf, fill, press } from './forms.ts'
import { newMember, PASSWORD } from './new-member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function someone() {
  return {
    'Display name': 'Asha Rao',
    Email: `${randomUUID()}@example.com`,
    Password: PASSWORD,
  }
}

// Field errors and the busy state are tested beside the component.
test('a plan chosen on the landing page survives the sign-up', { tag: '@errand' }, async ({
  page,
}) => {
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
