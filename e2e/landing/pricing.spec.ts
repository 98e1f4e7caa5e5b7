import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS } from '../screens.ts'

const plans = [
  { name: 'Basic', price: '₹0', includes: 3 },
  { name: 'Standard', price: '₹45', includes: 5 },
  { name: 'Premier', price: '₹75', includes: 6 },
]
const features = [
  'Basic content',
  'Liked content',
  'Exclusive content',
  'Ad customization',
  'Social sharing',
  'Community engagement access',
]

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('three plans say what they cost and what they hold', async ({ page }) => {
      await page.goto('/')
      const cards = page.getByRole('region', { name: 'Pricing' }).getByRole('article')
      await expect(cards).toHaveCount(3)
      for (const [index, { name, price, includes }] of plans.entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading')).toHaveText(name)
        await expect(card.getByText(price, { exact: true })).toBeVisible()
        await expect(card.getByText('per month')).toBeVisible()
        await expect(card.getByRole('listitem')).toHaveText(
          features.map((feature, place) =>
            place < includes ? `Included: ${feature}` : `Not included: ${feature}`,
          ),
        )
        await expect(card.getByRole('link', { name: 'Get Started', exact: true })).toBeVisible()
      }
      await expect(page.getByText('Get Started')).toHaveCount(3)
    })

    test('stand side by side where there is room', async ({ page }) => {
      await page.goto('/')
      const cards = page.getByRole('region', { name: 'Pricing' }).getByRole('article')
      // All at one moment: the sections above find their height after a while.
      const tops = await cards.evaluateAll((articles) =>
        articles.map((article) => article.getBoundingClientRect().top),
      )
      expect(tops).toHaveLength(3)
      expect(new Set(tops).size).toBe(viewport.width > 720 ? 1 : 3)
    })

    test('the page says that no payment is taken', async ({ page }) => {
      await page.goto('/')
      const pricing = page.getByRole('region', { name: 'Pricing' })
      await expect(pricing.getByText('No payment is taken')).toBeVisible()
    })
  })
}

for (const { name } of plans) {
  const plan = name.toLowerCase()

  test(`Get Started on ${name} leads a visitor to sign-up, with the plan remembered`, async ({
    page,
  }) => {
    await page.goto('/')
    const card = page.getByRole('article', { name })
    await card.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(`/signup?plan=${plan}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`Get Started on ${name} leads a member to the plan on the account page`, async ({
    page,
  }) => {
    await newMember(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.getByRole('article', { name }).getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(`/account?plan=${plan}`)
  })
}
