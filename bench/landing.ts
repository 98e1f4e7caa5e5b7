import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { countBytes, type PageBytes } from '#scripts/page-bytes.ts'
import { findFreePort } from '#server/testing/start-server.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import { startCatalogueServer } from './server-process.ts'

const PASSES = 5
const QUIET_AFTER_LOAD_MS = 5000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const judge = join(import.meta.dirname, 'lighthouse')

/** The fields of Lighthouse's report that are used. */
interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<string, { numericValue: number }>
}

export const landing: Bench = {
  name: 'landing',
  conditions: [
    `The landing page of the built site as a visitor gets it, judged by Lighthouse with its settings for a phone; medians of ${PASSES} after a warm-up. The visit and the shift are those of a browser of 390 × 844, scrolled to the end and back.`,
    `Bytes: all that is asked for until ${QUIET_AFTER_LOAD_MS / 1000} s after the load, each answer at gzip level 9.`,
  ],
  run: measureLanding,
}

async function measureLanding(): Promise<Figure[]> {
  const shipped = join(import.meta.dirname, '../catalogue/data')
  const server = await startCatalogueServer(shipped)
  const url = `http://localhost:${server.port}/`
  try {
    const { bytes, shift } = await visit(url)
    const [, ...reports] = await judgements(url)
    return [...scoresOf(reports), ...sizesOf(bytes), shiftOf(shift)]
  } finally {
    await server.stop()
  }
}

async function judgements(url: string): Promise<Report[]> {
  const lighthouse = await loadLighthouse()
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${port}`],
  })
  try {
    const reports: Report[] = []
    for (let pass = 0; pass <= PASSES; pass += 1) {
      const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
      reports.push(result.lhr)
    }
    return reports
  } finally {
    await browser.close()
  }
}

/** A separate package because of its size: installed at its first use. */
async function loadLighthouse() {
  if (!existsSync(join(judge, 'node_modules'))) {
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: judge, stdio: 'inherit' })
  }
  return (await import(join(judge, 'node_modules/lighthouse/core/index.js'))).default
}

async function visit(url: string): Promise<{ bytes: PageBytes; shift: number }> {
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const bytesSoFar = countBytes(page)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(QUIET_AFTER_LOAD_MS)
    const bytes = await bytesSoFar()
    return { bytes, shift: await page.evaluate(shiftWhileScrolling) }
  } finally {
    await browser.close()
  }
}

/** Runs in the page: the layout shift since the load, with scrolling to the end and back. */
async function shiftWhileScrolling(): Promise<number> {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const end = document.documentElement.scrollHeight
  for (const step of [60, -60]) {
    for (let place = step > 0 ? 0 : end; place >= 0 && place <= end; place += step) {
      scrollTo(0, place)
      await nextFrame()
    }
  }
  return shift
}

function scoresOf(reports: Report[]): Figure[] {
  const least = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
  const paint = reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? NaN)
  return [
    ...CATEGORIES.map((category) =>
      medianFigure({
        what: `Lighthouse, phone: ${category}`,
        values: reports.map(({ categories }) => Math.round(categories[category].score * 100)),
        atLeast: least[category],
      }),
    ),
    medianFigure({
      what: 'largest contentful paint, phone',
      values: paint.map((ms) => ms / 1000),
      unit: ' s',
      digits: 2,
      atMost: 1.8,
    }),
  ]
}

function sizesOf({ script, style, all }: PageBytes): Figure[] {
  const size = (what: string, bytes: number, atMost: number) =>
    medianFigure({ what, values: [bytes / 1000], unit: ' kB', digits: 1, atMost })
  return [
    size('script of a first visit', script, 92),
    size('style of a first visit', style, 12),
    size('all of a first visit, fonts and art included', all, 250),
  ]
}

function shiftOf(shift: number): Figure {
  return medianFigure({
    what: 'layout shift from the load to the end of the page and back',
    values: [shift],
    digits: 3,
    atMost: 0.02,
  })
}
