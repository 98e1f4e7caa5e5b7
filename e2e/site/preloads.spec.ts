import { PAGE_PRELOADS } from '#contract/page-preloads.ts'
import { expect, test } from '../fixtures.ts'

test.use({ reader: 'member', viewport: { width: 390, height: 844 } })

const RECORDS: Record<string, string> = {
  '/characters/:id': '1009718',
  '/teams/:id': '1009726',
  '/comics/:id': '12460',
  '/series/:id': '2258',
  '/creators/:id': '1827',
  '/events/:id': '238',
  '/arcs/:id': '515',
}

for (const { path } of PAGE_PRELOADS) {
  test(`${path} asks for everything it preloads once, and stands still`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const unused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('preload')) unused.push(message.text())
    })
    await page.addInitScript(sumShifts)
    const answer = await page.goto(path.replace(':id', RECORDS[path] ?? ''))
    await page.waitForLoadState('networkidle')
    const links = (await answer?.headerValue('link')) ?? ''
    const preloads = [...links.matchAll(/<([^>]+)>/g)].map(([, target]) =>
      new URL(target as string, page.url()).toString(),
    )
    expect(preloads.length).toBeGreaterThan(3)
    for (const target of preloads)
      expect([target, asked.filter((url) => url === target).length]).toEqual([target, 1])
    expect(unused).toEqual([])
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02)
  })
}

declare global {
  interface Window {
    shifts: number
  }
}

/** Runs in the page, before its scripts. */
function sumShifts(): void {
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifts += (entry as PerformanceEntry & { value: number }).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
