import type { Locator } from '@playwright/test'
import { readBoxes } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { onEachScreen } from '../screens.ts'
import { barOf, finishEntrances, open, scrollTo } from './bar.ts'

/** The content below the bar. */
const BELOW = 'main, main > *, footer'

/** The opacity of the background, from 0 to 1. */
async function opacityOf(bar: Locator): Promise<number> {
  const colour = await bar.evaluate((header) => getComputedStyle(header).backgroundColor)
  return Number(/[/,] ([\d.]+)\)$/.exec(colour)?.[1])
}

for (const path of ['/', '/privacy']) {
  test(`the bar of ${path} is fixed, translucent and blurred past 80 px, and nothing moves`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(page.locator('[data-first-view]')).toHaveCount(0)
    await untilFontsLoaded(page)
    const bar = barOf(page)
    await onEachScreen(page, async (screen) => {
      await scrollTo(page, 80)
      await finishEntrances(page)
      await expect(bar).toHaveCSS('position', 'relative')
      await expect(bar).toHaveCSS('backdrop-filter', 'none')
      const before = await readBoxes(page, BELOW)

      await scrollTo(page, 81)
      await expect(bar).toHaveCSS('position', 'fixed')
      await expect(bar).toHaveCSS('backdrop-filter', /blur\(14px\)/)
      expect(await opacityOf(bar)).toBe(0.8)
      await finishEntrances(page)
      expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width: screen.width, height: 68 })
      expect(await readBoxes(page, BELOW)).toEqual(before)

      await scrollTo(page, 80)
      await expect(bar).toHaveCSS('position', 'relative')
      for (const y of [300, 0, 79, 82, 0]) {
        await scrollTo(page, y)
        expect(await readBoxes(page, BELOW)).toEqual(before)
      }
    })
  })
}

test('it slides in from above, within 240 ms', async ({ page }) => {
  await open(page, '/')
  const slide = await barOf(page).evaluate((header) => {
    const started = new Promise<Animation>((resolve) => {
      // Read before its first frame, since the animation is short.
      new MutationObserver((_, observer) => {
        const [animation] = header.getAnimations()
        if (animation === undefined) return
        observer.disconnect()
        resolve(animation)
      }).observe(header, { attributes: true })
    })
    window.scrollTo(0, 81)
    return started.then((animation) => ({
      duration: animation.effect?.getComputedTiming().duration,
      from: (animation.effect as KeyframeEffect | null)?.getKeyframes()[0]?.transform,
    }))
  })
  expect(slide).toEqual({ duration: 240, from: 'translateY(-100%)' })
})

test('a page that is reloaded far down has its bar fixed at once', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 200)
  await page.reload()
  await expect(barOf(page)).toHaveCSS('position', 'fixed')
})

test('what has the focus is never behind it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, '/privacy')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(barOf(page)).toHaveCSS('position', 'fixed')
  const design = page.getByRole('link', { name: 'Design portfolio' })
  await design.focus()
  const inMain = await page.locator('main a').count()
  for (let stop = 0; stop < 10 + inMain; stop++) {
    await page.keyboard.press('Shift+Tab')
    const [focused, foot] = await page.evaluate(() => [
      document.activeElement?.closest('header')
        ? 68
        : document.activeElement?.getBoundingClientRect().top,
      document.querySelector('header')?.getBoundingClientRect().bottom,
    ])
    expect(focused).toBeGreaterThanOrEqual(Number(foot))
  }
})
