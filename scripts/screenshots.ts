/** Takes the pictures in docs/screenshots, so that they show the site as it is. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, chromium } from '@playwright/test'
import sharp from 'sharp'
import { tokenIn, untilMails } from '#server/testing/outbox.ts'
import { startServer } from '#server/testing/start-server.ts'
import { ensureBrowser } from './browser.ts'
import { ensureSite } from './ensure-site.ts'
import { allShots, documentationShots, HEIGHTS, type Shot } from './shots.ts'

const MEMBER = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  password: 'Only for the pictures, 1',
}
const EDITOR = { ...MEMBER, name: 'Ed Torres', email: 'editor@example.com' }
const FAVOURITES = ['characters/1009610', 'comics/6706', 'series/1987', 'events/252', 'creators/30']
const MESSAGES = [
  ['Peter Palmer', 'peter', 'Thank you for the covers. I have not read a comic in years.'],
  ['ליאור בן־דוד', 'lior', 'שלום! מתי יוצא הגיליון הבא?'],
  ['Nadia Okafor', 'nadia', 'Amazing Spider-Man #121 has the wrong month: its cover says June.'],
  ['Asha Rao Menon', 'asha.rao', 'Where can I read the first issue?'],
]
const documentation = join(import.meta.dirname, '../docs/screenshots')

/** `npm run screenshots -- FOLDER`: screenshots of every page, width and theme, for review. */
const [everythingTo] = process.argv.slice(2)

if (!ensureSite()) process.exit(1)
const server = await startServer({ ADMIN_EMAILS: EDITOR.email })
const browser = await chromium.launch({ executablePath: ensureBrowser() })
const states = { editor: await signUpEditor(), member: await signUpMember() }
if (everythingTo === undefined) {
  for (const shot of documentationShots()) await takeScreenshot(shot, documentation)
  await takeSheet(join(documentation, 'pictures.jpg'))
} else {
  for (const shot of allShots()) await takeScreenshot(shot, everythingTo)
}
await browser.close()
await server.stop()

/** An operator with a verified address, who can read the inbox. */
async function signUpEditor() {
  const context = await signUp(EDITOR)
  const [mail] = await untilMails(join(server.dataDir, 'outbox'), 1)
  await context.request.post('/api/auth/verify-email', { data: { token: tokenIn(mail) } })
  return closeWithState(context)
}

/** A member with an API key, a plan, favourites and messages. */
async function signUpMember() {
  const context = await signUp(MEMBER)
  await context.request.put('/api/account/plan', { data: { plan: 'standard' } })
  await context.request.post('/api/account/keys', { data: { name: 'Pull list', referrers: [] } })
  for (const favourite of FAVOURITES) await context.request.put(`/api/favourites/${favourite}`)
  for (const [fullname, mailbox, message] of MESSAGES) {
    const data = { fullname, email: `${mailbox}@example.com`, message }
    await context.request.post('/api/queries', { data })
  }
  return closeWithState(context)
}

async function signUp(who: typeof MEMBER): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.url })
  const answer = await context.request.post('/api/auth/sign-up/email', { data: who })
  if (!answer.ok()) throw new Error(await answer.text())
  return context
}

async function closeWithState(context: BrowserContext) {
  const state = await context.storageState()
  await context.close()
  return state
}

/** With reduced motion: entrances have ended, and counters show their final number. */
async function takeScreenshot(shot: Shot, folder: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: HEIGHTS[shot.width] },
    colorScheme: shot.theme ?? 'dark',
    reducedMotion: 'reduce',
    ...(shot.as && { storageState: states[shot.as] }),
  })
  await page.goto(server.url + shot.path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shot.act?.(page)
  await page.evaluate(loadEverything)
  const picture = await page.screenshot({ fullPage: shot.whole ?? false })
  mkdirSync(folder, { recursive: true })
  // A palette PNG, much smaller for our few colours.
  await sharp(picture)
    .png({ palette: true, quality: 80, dither: 0, effort: 10 })
    .toFile(join(folder, `${shot.name}.png`))
  await page.close()
}

/** Runs in the page: loads lazy images that are below the viewport. */
async function loadEverything(): Promise<void> {
  const images = Array.from(document.images)
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode()))
  await document.fonts.ready
}

/** The pictures that the catalogue draws, as `npm run catalogue -- sheet` lays them out. */
async function takeSheet(file: string): Promise<void> {
  const sheet = join(mkdtempSync(join(tmpdir(), 'spinner-rack-sheet-')), 'sheet.html')
  const cli = join(import.meta.dirname, '../catalogue/cli.ts')
  spawnSync(process.execPath, [cli, 'sheet', sheet])
  const page = await browser.newPage({ viewport: { width: 1500, height: 1240 } })
  await page.goto(pathToFileURL(sheet).href)
  await page.evaluate(loadEverything)
  await page.screenshot({ path: file, type: 'jpeg', quality: 80 })
  await page.close()
  rmSync(dirname(sheet), { recursive: true })
}
