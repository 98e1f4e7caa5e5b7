import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { PHONE, WIDE } from '../screens.ts'

const counters = [
  { title: 'Characters', start: 1450, target: 1500 },
  { title: 'Comics', start: 59950, target: 60000 },
  { title: 'Series', start: 14700, target: 14750 },
]

function counterOf(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: 'Stats' })
    .getByRole('paragraph')
    .filter({ hasText: title })
    .locator('[aria-hidden=true]')
}

/** Pauses the clock until the test advances it. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  for (const { title, start } of counters) {
    await expect(counterOf(page, title)).toHaveText(String(start))
  }
  await page.clock.pauseAt(600_000)
  await untilFontsLoaded(page)
}

/** Scrolls to the lower edge of the window, so that the content below it is not visible yet. */
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

// How it counts, and reduced motion, are tested beside the component.
for (const viewport of [WIDE, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('each counts for three seconds when it is scrolled to, by itself, once, in one width', async ({
      page,
    }) => {
      await openWithStoppedClock(page)
      for (const [index, { title, start, target }] of counters.entries()) {
        const digits = counterOf(page, title)
        await scrollToLowerEdge(digits)
        const width = Number((await digits.boundingBox())?.width)
        await page.clock.runFor(1500)
        const count = async () => Number(await digits.textContent())
        await expect.poll(count).toBeGreaterThan(start)
        expect(await count()).toBeLessThan(target)
        expect((await digits.boundingBox())?.width).toBeCloseTo(width, 1)
        for (const later of counters.slice(index + 1)) {
          await expect(counterOf(page, later.title)).toHaveText(String(later.start))
        }
        await page.clock.runFor(1499)
        await expect(digits).toHaveText(String(target - 1))
        await page.clock.runFor(1)
        await expect(digits).toHaveText(String(target))
        expect((await digits.boundingBox())?.width).toBeCloseTo(width, 1)
      }
      await page.evaluate(() => scrollTo(0, 0))
      await page.clock.runFor(1000)
      for (const { title, target } of counters) {
        await scrollToLowerEdge(counterOf(page, title))
        await page.clock.runFor(1500)
        await expect(counterOf(page, title)).toHaveText(String(target))
      }
    })
  })
}

test('assistive technology reads the targets from the start', async ({ page }) => {
  await openWithStoppedClock(page)
  await expect(page.getByRole('region', { name: 'Stats' })).toMatchAriaSnapshot(`
    - heading "Stats" [level=2]
    - paragraph: 1500 Characters
    - paragraph: 60000 Comics
    - paragraph: 14750 Series
    - img /Long boxes/
  `)
})
