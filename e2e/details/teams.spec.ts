import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'
import { ask, sectionOf } from './detail.ts'

test.use({ reader: 'member' })

const X_MEN = '/teams/1009726'
const CYCLOPS = '/characters/1009257'

test('a team’s members: from the teams to the X-Men, to Cyclops, and back by his tag', {
  tag: '@errand',
}, async ({ page }) => {
  await page.goto('/comics')
  const bar = page.locator('header').first()
  await bar.getByRole('button', { name: 'More' }).click()
  await bar.getByRole('link', { name: 'Teams' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeFocused()
  const card = page.getByRole('main').locator(`li:has(a[href="${X_MEN}"])`)
  await expect(card).toContainText(/\d+ members/)
  await card.getByRole('link').click()

  await expect(page).toHaveTitle('X-Men | Spinner Rack')
  const { members } = await ask(page, '/api/facts/characters/1009726')
  const section = sectionOf(page, 'Members')
  await expect(section.getByRole('listitem').filter({ hasText: 'Cyclops' })).toContainText('1963–')
  await expect(section.getByRole('link', { name: `All ${members.length} members` })).toBeVisible()
  await expect(sectionOf(page, 'Former members').getByRole('listitem')).not.toHaveCount(0)
  await onEachScreen(page, async () => expectFits(page))
  await section.getByRole('link', { name: 'Cyclops' }).click()

  await expect(page).toHaveURL(CYCLOPS)
  await sectionOf(page, 'Teams')
    .getByRole('link', { name: /^X-Men/ })
    .click()
  await expect(page).toHaveURL(X_MEN)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click()
  await expect(page).toHaveURL('/teams')
})

test('a group among the characters has its page under the teams, and nobody else has', async ({
  page,
}) => {
  await page.goto('/account')
  await page.goto('/characters/1009726')
  await expect(page).toHaveURL(X_MEN)
  await expect(page.getByRole('heading', { level: 1, name: 'X-Men' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await page.goto('/teams/1009257')
  await expect(page).toHaveURL(CYCLOPS)
})
