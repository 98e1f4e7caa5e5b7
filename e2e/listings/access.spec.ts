import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere, expectNoViolationsInEitherTheme } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { onEachScreen } from '../screens.ts'
import { cardsOf, KINDS, openListing } from './listing.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('for a reader', () => {
  test.use({ reader: 'member' })

  for (const kind of KINDS) {
    test(`axe finds nothing in ${kind} nor in its filters, and nothing reaches beyond the screen`, async ({
      page,
    }) => {
      await openListing(page, `/${kind}?decade=1990`)
      await expect(page.getByRole('button', { name: 'Remove 1990s' })).toBeVisible()
      const choice = page.getByRole('option', { name: /^1960s \(/ })
      await expect(choice).toBeAttached()
      const filters = page.getByRole('button', { name: 'Filters (1)' })
      const sheet = page.getByRole('dialog', { name: `Filter ${kind}` })
      await onEachScreen(page, async ({ width }) => {
        await expectFits(page)
        if (width >= 1000) return
        await filters.click()
        await expect(choice).toBeAttached()
        await expectFits(page)
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
      })
      await expectNoViolationsAnywhere(page)
      await filters.click()
      await expect(choice).toBeAttached()
      await expectNoViolationsInEitherTheme(page, 'dialog')
    })
  }

  test('on the smallest phones each card of the comics has its whole name, with the number of the issue', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openListing(page, '/comics')
    const cards = cardsOf(page, 'comics')
    await expect(cards).toHaveCount(24)
    await untilFontsLoaded(page)
    const cut = await cards.evaluateAll((links) =>
      links.flatMap((link) => {
        const name = link.lastElementChild
        return name && name.scrollHeight > name.clientHeight ? [name.textContent] : []
      }),
    )
    expect(cut).toEqual([])
  })
})

test('the keyboard alone chooses a filter, turns the page, presses a heart and opens a card', async ({
  page,
}) => {
  await newMember(page)
  await openListing(page, '/characters')
  const team = page.getByRole('combobox', { name: 'Team' })
  await expect(team.getByRole('option', { name: /^X-Men \(\d/ })).toBeAttached()
  await team.focus()
  await page.keyboard.type('X-Men')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/characters?team=x-men')
  await expect(page.getByText('Showing 1–24')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Showing 25–48')).toBeVisible()
  const first = cardsOf(page, 'characters').first()
  const href = (await first.getAttribute('href')) ?? ''
  await first.focus()
  await page.keyboard.press('Tab')
  const heart = page.getByRole('button', { name: /^Favourite / }).first()
  await expect(heart).toBeFocused()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
})
