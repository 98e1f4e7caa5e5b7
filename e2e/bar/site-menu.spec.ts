import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { untilPainted } from '../late-answers.ts'
import { onEachScreen, PHONE, SMALL_SCREENS } from '../screens.ts'
import { barOf, menuButton, open, openMenu, scrollTo } from './bar.ts'

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('the button opens and closes the links over the whole screen, in words of one length', async ({
  page,
}) => {
  await open(page, '/')
  const button = menuButton(page)
  const look = async (screen: typeof PHONE) => {
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveAttribute('aria-controls', 'site-menu')
    await expect(page.locator('#site-menu')).toBeHidden()

    await button.click()
    await expect(button).toHaveAccessibleName('Menu')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#site-menu')).toBeVisible()
    expect(await barOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...screen })
    await expect(barOf(page)).toHaveCSS('background-color', 'rgb(13, 12, 16)')
    await untilFontsLoaded(page)
    const links = page.locator('#site-menu ul').first().getByRole('link')
    const widths = await links.evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        const { fontSize } = getComputedStyle(link)
        return words.getBoundingClientRect().width / Number.parseFloat(fontSize)
      }),
    )
    expect(widths).toHaveLength(4)
    for (const width of widths) expect(Math.abs(width - 4.58)).toBeLessThan(0.03)

    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#site-menu')).toBeHidden()
    await expect(button).toBeFocused()
  }
  await onEachScreen(page, look, SMALL_SCREENS)
})

test('the page behind does not scroll, from the press on', async ({ page }) => {
  await open(page, '/privacy')
  const look = async (screen: typeof PHONE) => {
    await scrollTo(page, 10)
    await pressByHand(menuButton(page))
    const overflow = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    expect(overflow).toBe('hidden')
    await page.mouse.move(screen.width / 2, screen.height / 2)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('PageDown')
    await untilPainted(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(10)
    await pressByHand(menuButton(page))
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    expect(await page.evaluate(() => window.scrollY)).toBe(10)
  }
  await onEachScreen(page, look, SMALL_SCREENS)
})

test.describe('of a member', () => {
  test.use({ reader: 'member' })

  test('choosing a link in the menu of a phone closes it and leads there', async ({ page }) => {
    await open(page, '/')
    await openMenu(page)
    await barOf(page).getByRole('link', { name: 'Series' }).click()
    await expect(page.getByRole('heading', { name: 'Series' })).toBeFocused()
    await expect(page.locator('#site-menu')).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  })

  test('it is ink in both themes, and fits a phone on its side', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 640, height: 320 })
    await open(page, '/comics')
    await openMenu(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(barOf(page)).toHaveCSS('background-color', 'rgb(13, 12, 16)')
    }
    const last = barOf(page).getByRole('link', { name: 'Series' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the menu of a small screen', () => {
  test('closes by the logo, and by the link of the page that one is on, time and again', async ({
    page,
  }) => {
    await open(page, '/privacy')
    await openMenu(page)
    await barOf(page).getByRole('link', { name: 'Spinner Rack' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#site-menu')).toBeHidden()
    for (const _visit of [1, 2]) {
      await openMenu(page)
      await barOf(page).getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page.locator('#site-menu')).toBeHidden()
      await expect(page).toHaveURL('/')
    }
    await expect(menuButton(page)).toBeFocused()
  })

  test('closes by the Back button and stays closed after Forward', async ({ page }) => {
    await open(page, '/privacy')
    await barOf(page).getByRole('link', { name: 'Spinner Rack' }).click()
    await expect(page).toHaveURL('/')
    await openMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
    await expect(page.locator('#site-menu')).toBeHidden()
    await page.goForward()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#site-menu')).toBeHidden()
  })

  test('closes on Escape and gives the focus back to its button', async ({ page }) => {
    await open(page, '/')
    await openMenu(page)
    await barOf(page).getByRole('link', { name: 'Comics' }).focus()
    await page.keyboard.press('Escape')
    await expect(page.locator('#site-menu')).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('keeps Tab going round in it, the way of the eye, with all else inert', async ({ page }) => {
    await open(page, '/')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const sections = ['Home', 'Characters', 'Comics', 'Series', 'Events', 'Creators', 'Teams']
    for (const name of [...sections, 'Login', 'Sign Up', 'Spinner Rack']) {
      await page.keyboard.press('Tab')
      await expect(barOf(page).getByRole('link', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(menuButton(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(barOf(page).getByRole('link', { name: 'Sign Up' })).toBeFocused()

    for (const other of ['main', 'footer', 'a[href="#main"]']) {
      await expect(page.locator(other).first()).toHaveJSProperty('inert', true)
    }
    await page.keyboard.press('Escape')
    for (const other of ['main', 'footer', 'a[href="#main"]']) {
      await expect(page.locator(other).first()).toHaveJSProperty('inert', false)
    }
  })

  test('closes when the window is made wide, and stays closed when it is small again', async ({
    page,
  }) => {
    await open(page, '/')
    await openMenu(page)
    await page.setViewportSize({ width: 1000, height: 844 })
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    await expect(barOf(page)).toHaveCSS('position', 'relative')
    await expect(barOf(page).getByRole('link', { name: 'Comics' })).toBeVisible()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('#site-menu')).toBeHidden()
  })

  test('opens from the stuck bar where it stands, and leaves the page there', async ({ page }) => {
    await open(page, '/privacy')
    await scrollTo(page, 200)
    await expect(barOf(page)).toHaveCSS('position', 'fixed')
    const before = await menuButton(page).boundingBox()
    await openMenu(page)
    expect(await menuButton(page).boundingBox()).toEqual(before)
    await expect(barOf(page)).toHaveCSS('backdrop-filter', 'none')
    await menuButton(page).click()
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
  })
})

/** `click` would first scroll until the button is clear of a fixed bar. */
async function pressByHand(button: Locator) {
  const box = await button.boundingBox()
  if (box === null) throw new Error('The button is not on the page.')
  await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
