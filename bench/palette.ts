import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import { startCatalogueServer } from './server-process.ts'

const PASSES = 5
const SLOWDOWN = 4
const TEXTS = ['spider-man', 'asm 300', 'peter parker', 'fantastic four']
/** A typing pace that also stays below the rate limit of searches. */
const BETWEEN_KEYS_MS = 120

export const palette: Bench = {
  name: 'palette',
  conditions: [
    `From the press of a key in the search palette to the frame in which its hits are painted, on loopback, with the shipped catalogue, in Chromium at 1440 × 900: each key of ${TEXTS.map((text) => `“${text}”`).join(', ')}. The median of the keys of a pass; medians of ${PASSES} passes after a warm-up.`,
  ],
  run: measurePalette,
}

async function measurePalette(): Promise<Figure[]> {
  const server = await startCatalogueServer(join(import.meta.dirname, '../catalogue/data'))
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${server.port}`,
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    await openPalette(page)
    await measurePass(page)
    const plain = await measurePasses(page)
    const processor = await context.newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const slowed = await measurePasses(page)
    return [
      medianFigure({ what: 'key to painted hits', values: plain, unit: ' ms', atMost: 100 }),
      medianFigure({ what: `the same at ${SLOWDOWN}× CPU slowdown`, values: slowed, unit: ' ms' }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openPalette(page: Page): Promise<void> {
  const member = { name: 'Asha Rao', email: 'asha@example.com', password: 'Excelsior! 1962' }
  await page.request.post('/api/auth/sign-up/email', { data: member })
  await page.goto('/comics')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('thor')
  await firstHit(page).waitFor()
}

/**
 * The filters of the page behind the palette have options too, so these are scoped to the palette.
 */
function firstHit(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()
}

async function measurePasses(page: Page): Promise<number[]> {
  const medians: number[] = []
  for (let pass = 0; pass < PASSES; pass += 1) {
    const times = (await measurePass(page)).toSorted((one, other) => one - other)
    medians.push(times[Math.floor(times.length / 2)] ?? Number.NaN)
  }
  return medians
}

async function measurePass(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const text of TEXTS) {
    await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('')
    // Waits until no search is pending, so that the first key is not answered by the previous
    // query.
    await firstHit(page).waitFor({ state: 'detached' })
    for (const key of text) {
      await page.waitForTimeout(BETWEEN_KEYS_MS)
      // A trailing space does not change the query.
      if (key === ' ') await page.keyboard.press('Space')
      else times.push(await measureKey(page, key))
    }
  }
  return times
}

async function measureKey(page: Page, key: string): Promise<number> {
  const painted = await page.evaluateHandle(watchKey)
  await page.keyboard.press(key)
  return painted.evaluate(({ time }) => time)
}

/** Runs in the page: the next key starts the clock, the frame after its answer stops it. */
function watchKey(): { time: Promise<number> } {
  const dialog = document.querySelector('dialog')
  if (dialog === null) throw new Error('The palette is not open.')
  let pressedAt = Number.NaN
  dialog.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { once: true })
  const time = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (dialog.querySelector('[role="listbox"][aria-busy="false"]') === null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
    })
    observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
  return { time }
}
