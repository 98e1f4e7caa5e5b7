import type { Page } from '@playwright/test'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { open as openWithBar } from '../bar/bar.ts'
import { expect, test } from '../fixtures.ts'
import { untilPainted } from '../late-answers.ts'
import { onEachScreen, PHONE, WIDE } from '../screens.ts'
import { untilQuiet } from '../under-way.ts'

const titles = ['Our Mission', 'Team of Marvel Enthusiasts', "A Journey Through Marvel's Legacy"]

const cardOf = (page: Page, title: string) => page.getByRole('button', { name: title })
const dialogOf = (page: Page) => page.getByRole('dialog')
const closeOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' })

async function open(page: Page, title: string) {
  await page.goto('/')
  await cardOf(page, title).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** Waits for the first scripts: before they are requested the network is idle as well. */
async function openQuietly(page: Page) {
  await openWithBar(page, '/')
  await untilQuiet(page)
}

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('each card opens over the whole window, and a click gives the focus back to it', async ({
    page,
  }) => {
    await page.goto('/')
    await onEachScreen(page, async (screen) => {
      for (const title of titles) {
        await cardOf(page, title).click()
        const dialog = page.getByRole('dialog', { name: title, exact: true })
        await expect(dialog).toHaveAttribute('aria-modal', 'true')
        expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...screen })
        await expect(dialog.getByRole('heading', { name: title })).toBeInViewport()
        await expect(page.locator('dialog')).toHaveCount(1)
        if (title === titles[0]) await dialog.click({ position: { x: 6, y: 6 } })
        else if (title === titles[1]) await dialog.getByRole('heading').click()
        else await page.keyboard.press('Escape')
        await expect(page.locator('dialog')).toHaveCount(0)
        await expect(cardOf(page, title)).toBeFocused()
      }
    })
  })

  test('goes by the keyboard alone', async ({ page }) => {
    await page.goto('/')
    const card = cardOf(page, "A Journey Through Marvel's Legacy")
    await card.focus()
    for (const [opener, closer] of [
      ['Enter', 'Escape'],
      ['Space', 'Enter'],
    ] as const) {
      await page.keyboard.press(opener)
      await expect(closeOf(page)).toBeFocused()
      for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        await expect(closeOf(page)).toBeFocused()
      }
      await page.keyboard.press(closer)
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(card).toBeFocused()
    }
  })

  test('the page behind it is out of reach and stands still', async ({ page }) => {
    await page.goto('/')
    const look = async () => {
      await cardOf(page, 'Our Mission').click()
      await expect(dialogOf(page)).toBeVisible()
      await cardOf(page, 'Our Mission').evaluate((card) => card.focus())
      await expect(closeOf(page)).toBeFocused()
      const root = page.locator('html')
      await expect(root).toHaveCSS('overflow', 'hidden')
      const width = await page.locator('main').evaluate((main) => main.clientWidth)
      const scrolled = await page.evaluate(() => scrollY)
      await page.mouse.move(3, 3)
      await page.mouse.wheel(0, 400)
      await page.keyboard.press('PageDown')
      await untilPainted(page)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      await page.keyboard.press('Escape')
      await expect(root).toHaveCSS('overflow', 'visible')
      expect(await page.locator('main').evaluate((main) => main.clientWidth)).toBe(width)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
    }
    await onEachScreen(page, look, [WIDE, PHONE])
  })

  test('passes axe while it is open', async ({ page }) => {
    await open(page, 'Our Mission')
    await expectNoViolationsAnywhere(page)
  })
})

test.describe('on a small and low screen', () => {
  test.use({ viewport: { width: 320, height: 480 } })

  test('long words scroll inside the card, by key too, and the way out stays in sight', async ({
    page,
  }) => {
    await open(page, 'Our Mission')
    const top = () =>
      closeOf(page).evaluate((close) => close.parentElement?.scrollTop ?? Number.NaN)
    expect(await top()).toBe(0)
    const lastWords = dialogOf(page).getByText('A free account opens all of it')
    await expect(lastWords).not.toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowDown')
    await expect.poll(top).toBeGreaterThan(0)
    await lastWords.evaluate((words) => words.scrollIntoView({ block: 'end' }))
    await expect(lastWords).toBeInViewport({ ratio: 0.9 })
    await expect(closeOf(page)).toBeInViewport({ ratio: 1 })
  })
})

test('pops in within a quarter of a second, by transform and opacity alone, or at once where no motion is wanted', async ({
  page,
}) => {
  await page.goto('/')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Set up before the press, and read before the first frame, since the animations are short.
  const started = page.evaluate(
    () =>
      new Promise<{ duration: unknown; properties: string[] }[]>((resolve) => {
        new MutationObserver((_, observer) => {
          const dialog = document.querySelector('dialog[open]')
          if (!dialog) return
          observer.disconnect()
          resolve(
            dialog.getAnimations({ subtree: true }).map(({ effect }) => ({
              duration: effect?.getTiming().duration,
              properties:
                effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [],
            })),
          )
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
      }),
  )
  await cardOf(page, 'Our Mission').click()
  const animations = await started
  expect(animations.map(({ duration }) => duration).sort()).toEqual([160, 240])
  const moved = new Set(animations.flatMap(({ properties }) => properties))
  for (const own of ['offset', 'computedOffset', 'easing', 'composite']) moved.delete(own)
  expect([...moved].sort()).toEqual(['opacity', 'transform'])
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await cardOf(page, 'Our Mission').click()
  await expect(dialogOf(page)).toBeVisible()
  await expect(dialogOf(page)).toHaveCSS('animation-name', 'none')
  expect(
    await dialogOf(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length),
  ).toBe(0)
})

test('its script is there before the press: pointing at a card asks for it', async ({ page }) => {
  await openQuietly(page)
  const script = page.waitForResponse(/static\/js\/.*\.js$/)
  await cardOf(page, 'Our Mission').hover()
  expect((await script).ok()).toBe(true)
})

test.describe('when its script does not arrive', () => {
  test.use({ expectedComplaints: /ERR_FAILED|ERR_BLOCKED|Loading (CSS )?chunk/ })

  test('a press says so, and another one opens it once the connection is back', async ({
    page,
  }) => {
    await openQuietly(page)
    await page.route('**/static/**', (route) => route.abort())
    await cardOf(page, 'Our Mission').click()
    await expect(page.getByText('The card did not open.')).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.unroute('**/static/**')
    await cardOf(page, 'Our Mission').click()
    await expect(dialogOf(page)).toBeVisible()
  })
})
