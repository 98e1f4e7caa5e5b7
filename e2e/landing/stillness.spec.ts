import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { SCREENS } from '../screens.ts'
import { untilQuiet } from '../under-way.ts'

interface Shift extends PerformanceEntry {
  value: number
}

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('nothing jumps while the whole page is scrolled down and up again', async ({ page }) => {
      await recordShifts(page)
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      const bottom = await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame)
        const step = innerHeight / 3
        const end = document.documentElement.scrollHeight - innerHeight
        for (let y = 0; y < end + step; y += step) {
          scrollTo(0, y)
          await frame()
        }
        for (let y = scrollY; y > -step; y -= step) {
          scrollTo(0, y)
          await frame()
        }
        return end
      })
      expect(bottom).toBeGreaterThan(2 * viewport.height)
      await untilQuiet(page)
      expect(await sumOfShifts(page)).toBeLessThanOrEqual(0.02)
    })

    test.describe('with faces that come late', () => {
      // What moves by itself is no shift to the browser, and would hide one.
      test.use({ contextOptions: { reducedMotion: 'reduce' } })

      test('nothing jumps when they arrive', async ({ page }) => {
        await recordShifts(page)
        const release = await holdFaces(page)
        await page.goto('/', { waitUntil: 'commit' })
        await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        )
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
        release()
        await page.waitForFunction(() => document.fonts.status === 'loaded')
        expect(await sumOfShifts(page)).toBeLessThanOrEqual(0.02)
      })
    })
  })
}

test('nothing is painted before the hero is whole', async ({ page }) => {
  await page.goto('/')
  const awaited = page.locator('link[rel="expect"][blocking="render"]')
  const section = page.locator(String(await awaited.getAttribute('href')))
  const hero = page.locator('section', { has: page.locator('h1') })
  expect(await section.evaluate((after) => after.previousElementSibling?.outerHTML)).toBe(
    await hero.evaluate((element) => element.outerHTML),
  )
})

async function holdFaces(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** All shifts from the moment the page begins, those after a reader's input included. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Two frames later all that has moved until now is known. */
function sumOfShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)
  })
}
