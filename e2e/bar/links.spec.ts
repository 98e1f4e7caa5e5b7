import type { Page } from '@playwright/test'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen, WIDE } from '../screens.ts'
import { accountButton, barOf, menuButton, open, openMenu } from './bar.ts'

const SECTIONS = [
  ['Home', '/'],
  ['Characters', '/characters'],
  ['Comics', '/comics'],
  ['Series', '/series'],
]
/** Behind More in a wide bar. */
const FURTHER = [
  ['Events', '/events'],
  ['Creators', '/creators'],
  ['Teams', '/teams'],
]
const ACCOUNTS = [
  ['Login', '/login'],
  ['Sign Up', '/signup'],
]
const RED = 'rgb(214, 33, 26)'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectLinks(page: Page, expected: string[][]) {
  const links = barOf(page).getByRole('navigation', { name: 'Site' }).getByRole('link')
  await expect(links).toHaveText(expected.map(([label]) => String(label)))
  for (const [index, [label, href]] of expected.entries()) {
    const link = links.nth(index)
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveAccessibleName(String(label))
    await expect(link).toHaveAttribute('href', String(href))
    await expect(link).toHaveCSS('text-transform', 'uppercase')
  }
}

async function expectItemsInSight(page: Page, count: number) {
  const items = barOf(page).locator(':is(a, button, form):visible')
  await expect(items).toHaveCount(count)
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
}

test('a visitor sees the links in their order, in capitals, and the logo leads home', async ({
  page,
}) => {
  await open(page, '/privacy')
  await onEachScreen(page, async (screen) => {
    if (screen === WIDE) return expectLinks(page, [...SECTIONS, ...ACCOUNTS])
    await expect(barOf(page).getByRole('link', { name: 'Home', exact: true })).toBeHidden()
    await expect(barOf(page).getByRole('link', { name: 'Login' })).toBeHidden()
    await openMenu(page)
    await expectLinks(page, [...SECTIONS, ...FURTHER, ...ACCOUNTS])
    await menuButton(page).click()
    await expect(page.locator('#site-menu')).toBeHidden()
  })
  await page.setViewportSize(WIDE)
  await barOf(page).getByRole('link', { name: 'Spinner Rack' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('of a member', () => {
  test.use({ reader: 'member' })

  test('a member sees the sections alone, the current one with a red stroke, and nothing is cut off', async ({
    page,
  }) => {
    await open(page, '/comics')
    await onEachScreen(page, async (screen) => {
      const small = screen !== WIDE
      if (small) await openMenu(page)
      await expectLinks(page, small ? [...SECTIONS, ...FURTHER] : SECTIONS)
      const strokes = await readStrokes(page)
      expect(strokes.map(({ seen }) => seen)).toEqual([false, false, true, false])
      expect(strokes[2]?.backgroundColor).toBe(RED)
      if (!small) expect(strokes[2]?.height).toBe('4px')

      await expectItemsInSight(page, small ? 14 : 9)
      await expectFits(page)
      expect(await accountButton(page).boundingBox()).toMatchObject({ width: 44, height: 44 })
      if (small) await menuButton(page).click()
    })
  })

  test('just above 900 px everything a member has stands in the row', async ({ page }) => {
    await page.setViewportSize({ width: 901, height: 700 })
    await open(page, '/comics')
    const items = barOf(page).locator(':is(a, button):visible')
    await expect(items).toHaveCount(9)
    const boxes = await items.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    )
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.left).toBeGreaterThanOrEqual(boxes[index].right)
    }
    expect(boxes.at(-1).right).toBeLessThanOrEqual(901)
  })

  test('the theme that is chosen in the bar holds after a reload and in other tabs', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/account')
    const other = await context.newPage()
    await other.emulateMedia({ colorScheme: 'dark' })
    await other.goto('/account')
    await expect(barOf(other).getByRole('button', { name: 'Switch to light theme' })).toBeVisible()

    await barOf(page).getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(barOf(page).getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

/** The stroke under each of the four sections. */
function readStrokes(page: Page) {
  return barOf(page)
    .getByRole('navigation')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) =>
      links.slice(0, 4).map((link) => {
        const { transform, backgroundColor, height } = getComputedStyle(link, '::after')
        return { seen: transform === 'none', backgroundColor, height }
      }),
    )
}
