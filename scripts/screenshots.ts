/** Takes the pictures in docs/screenshots, so that they show the site as it is. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { startServer } from '#server/testing/start-server.ts'
import { ensureBrowser } from './browser.ts'
import { ensureSite } from './ensure-site.ts'

const PAGES = {
  landing: '/',
  comics: '/comics',
  login: '/login',
  privacy: '/privacy',
  'not-found': '/no/such/page',
  docs: '/docs',
  downloads: '/downloads/',
}
const WIDTHS = [1440, 820, 390, 320]
const folder = join(import.meta.dirname, '../docs/screenshots')

/** `npm run screenshots -- FOLDER`: every page, width and theme there, to look at before a change. */
const [everythingTo] = process.argv.slice(2)

if (!ensureSite()) process.exit(1)
const server = await startServer()
const browser = await chromium.launch({ executablePath: ensureBrowser() })
if (everythingTo === undefined) {
  await take('/', 1440, 'dark', join(folder, 'landing-1440.png'))
  await takeSheet(join(folder, 'pictures.jpg'))
} else {
  for (const [name, path] of Object.entries(PAGES)) {
    for (const width of WIDTHS) {
      for (const theme of ['light', 'dark'] as const) {
        await take(path, width, theme, join(everythingTo, `${name}-${width}-${theme}.png`))
      }
    }
  }
}
await browser.close()
await server.stop()

/** The pictures that the catalogue draws, as `npm run catalogue -- sheet` lays them out. */
async function takeSheet(file: string) {
  const sheet = join(mkdtempSync(join(tmpdir(), 'spinner-rack-sheet-')), 'sheet.html')
  const cli = join(import.meta.dirname, '../catalogue/cli.ts')
  spawnSync(process.execPath, [cli, 'sheet', sheet])
  const page = await browser.newPage({ viewport: { width: 1500, height: 1240 } })
  await page.goto(pathToFileURL(sheet).href)
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
  await page.screenshot({ path: file, type: 'jpeg', quality: 80 })
  await page.close()
  rmSync(dirname(sheet), { recursive: true })
}

async function take(path: string, width: number, colorScheme: 'light' | 'dark', file: string) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  mkdirSync(join(file, '..'), { recursive: true })
  await page.screenshot({ path: file, fullPage: everythingTo !== undefined })
  await page.close()
}
