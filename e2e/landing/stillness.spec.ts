import { expect, test } from '../fixtures.ts'
import { SCREENS } from '../screens.ts'

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('nothing jumps while the whole page is scrolled down and up again', async ({ page }) => {
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
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(sumOfShifts)).toBeLessThanOrEqual(0.02)
    })
  })
}

/** All shifts since the page began to load, those after a reader's input included. */
function sumOfShifts(): Promise<number> {
  return new Promise((resolve) => {
    const shifts = new PerformanceObserver(() => {})
    shifts.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() =>
      setTimeout(() => {
        const entries = shifts.takeRecords() as (PerformanceEntry & { value: number })[]
        resolve(entries.reduce((sum, { value }) => sum + value, 0))
      }),
    )
  })
}
