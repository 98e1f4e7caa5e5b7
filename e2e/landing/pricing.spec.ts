import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'

// The content of each plan and its link are tested beside the component.
test.describe('of a member', () => {
  test.use({ reader: 'member', contextOptions: { reducedMotion: 'reduce' } })

  test('the plans stand side by side where there is room, and lead to the account page', async ({
    page,
  }) => {
    await page.goto('/')
    const pricing = page.getByRole('region', { name: 'Pricing' })
    const cards = pricing.getByRole('article')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await expect(page.locator('[data-first-view]')).toHaveCount(0)
    await onEachScreen(page, async (screen) => {
      // Read at one moment: after a resize the sections are laid out again.
      const countRows = async () =>
        new Set(
          await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top)),
        ).size
      await expect.poll(countRows).toBe(screen.width > 720 ? 1 : 3)
      for (const name of ['Basic', 'Standard', 'Premier']) {
        const card = pricing.getByRole('article', { name })
        await expect(card.getByText('per month')).toBeVisible()
        await expect(card.getByRole('link', { name: 'Get Started', exact: true })).toBeVisible()
      }
      await expect(pricing.getByText('No payment is taken')).toBeVisible()
    })
    const premier = page.getByRole('article', { name: 'Premier' })
    await premier.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/account?plan=premier')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })
})
