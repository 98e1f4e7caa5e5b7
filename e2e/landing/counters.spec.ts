import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { SCREENS } from '../screens.ts'

const counters = [
  { title: 'Characters', start: 1450, target: 1500 },
  { title: 'Comics', start: 59950, target: 60000 },
  { title: 'Series', start: 14700, target: 14750 },
]

function counterOf(page: Page, title: string) {
  const row = page
    .getByRole('region', { name: 'Stats' })
    .getByRole('paragraph')
    .filter({ hasText: title })
  return { row, digits: row.locator('[aria-hidden=true]') }
}

/** From now on time stands still until the test moves it. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  for (const { title, start } of counters) {
    await expect(counterOf(page, title).digits).toHaveText(String(start))
  }
  await page.clock.pauseAt(600_000)
}

/** To the lower edge of the window, so that what comes below it is not seen yet. */
async function scrollToLowerEdge(element: Locator) {
  await element.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        target.scrollIntoView({ block: 'end' })
        const observer = new IntersectionObserver(
          (entries) => {
            if (!entries.some((entry) => entry.isIntersecting)) return
            observer.disconnect()
            resolve()
          },
          { threshold: 0.5 },
        )
        observer.observe(target)
      }),
  )
}

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('each counts for three seconds when it is scrolled to, by itself', async ({ page }) => {
      await openWithStoppedClock(page)
      for (const [index, { title, start, target }] of counters.entries()) {
        const { digits } = counterOf(page, title)
        await scrollToLowerEdge(digits)
        await page.clock.runFor(1500)
        const count = async () => Number(await digits.textContent())
        await expect.poll(count).toBeGreaterThan(start)
        expect(await count()).toBeLessThan(target)
        for (const later of counters.slice(index + 1)) {
          await expect(counterOf(page, later.title).digits).toHaveText(String(later.start))
        }
        await page.clock.runFor(1499)
        await expect(digits).toHaveText(String(target - 1))
        await page.clock.runFor(1)
        await expect(digits).toHaveText(String(target))
      }
    })

    test('none counts again when it is scrolled away and back', async ({ page }) => {
      await openWithStoppedClock(page)
      for (const { title } of counters) {
        await scrollToLowerEdge(counterOf(page, title).digits)
        await page.clock.runFor(3000)
      }
      await page.evaluate(() => scrollTo(0, 0))
      await page.clock.runFor(1000)
      for (const { title, target } of counters) {
        const { digits } = counterOf(page, title)
        await scrollToLowerEdge(digits)
        await page.clock.runFor(1500)
        await expect(digits).toHaveText(String(target))
      }
    })

    test('keeps its width while it counts', async ({ page }) => {
      await openWithStoppedClock(page)
      for (const { title } of counters) {
        const { digits } = counterOf(page, title)
        await scrollToLowerEdge(digits)
        await untilFontsLoaded(page)
        const width = (await digits.boundingBox())?.width
        for (const pause of [500, 1000, 1500]) {
          await page.clock.runFor(pause)
          expect((await digits.boundingBox())?.width).toBeCloseTo(Number(width), 1)
        }
      }
    })

    test('assistive technology reads the target from the start', async ({ page }) => {
      await openWithStoppedClock(page)
      await expect(page.getByRole('region', { name: 'Stats' })).toMatchAriaSnapshot(`
        - heading "Stats" [level=2]
        - paragraph: 1500 Characters
        - paragraph: 60000 Comics
        - paragraph: 14750 Series
        - img /Long boxes/
      `)
    })
  })
}

test('nobody who wants no motion sees anything but the target', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await page.clock.pauseAt(600_000)
  for (const { title, target } of counters) {
    const { digits } = counterOf(page, title)
    await scrollToLowerEdge(digits)
    await page.clock.runFor(1500)
    await expect(digits).toHaveText(String(target))
  }
})
