import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'
import {
  AVENGERS,
  CYCLOPS,
  cards,
  heart,
  IRON_MAN,
  kindLinks,
  memberWith,
  SPIDER_MAN,
} from './favourites.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the keyboard reaches kinds, order, exports, cards and hearts, in that order', async ({
  page,
}) => {
  await memberWith(page, [SPIDER_MAN])
  await page.goto('/favourites')
  await expect(cards(page)).toHaveCount(1)
  await kindLinks(page).first().focus()
  const stops = [
    kindLinks(page).nth(1),
    page.getByLabel('Order'),
    page.getByRole('link', { name: 'JSON' }),
    page.getByRole('link', { name: 'CSV' }),
    page.getByRole('link', { name: 'Spider-Man' }),
    heart(page, 'Spider-Man'),
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  for (const [key, pressed] of [
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(heart(page, 'Spider-Man')).toHaveAttribute('aria-pressed', pressed)
    await expect(heart(page, 'Spider-Man')).toBeFocused()
  }
})

test('axe finds nothing, nothing overflows and hearts are large enough', async ({ page }) => {
  await memberWith(page, [SPIDER_MAN, IRON_MAN, AVENGERS, CYCLOPS])
  await page.goto('/favourites')
  await expect(cards(page)).toHaveCount(4)
  await onEachScreen(page, async () => {
    await expectFits(page)
    const box = await heart(page, 'Cyclops').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })
  await expectNoViolationsAnywhere(page)
})
