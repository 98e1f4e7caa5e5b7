/** Takes the pictures in docs/screenshots, so that they show the site as it is. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '#server/testing/start-server.ts'
import { ensureBrowser } from './browser.ts'
import { ensureSite } from './ensure-site.ts'

interface Shot {
  name: string
  path: string
  width: Width
  theme?: (typeof THEMES)[number]
  /** The whole page, or else only what a screen of that width shows. */
  whole?: boolean
  member?: boolean
  /** What a reader does before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

type Width = keyof typeof HEIGHTS

const OPEN_PAGES = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password?token=x',
  privacy: '/privacy',
  docs: '/docs',
  downloads: '/downloads/',
}
const MEMBER_PAGES = { account: '/account', comics: '/comics', 'not-found': '/no/such/page' }
const HEIGHTS = { 1440: 900, 820: 1180, 390: 844, 320: 640 }
const WIDTHS = [1440, 820, 390, 320] as const
const THEMES = ['light', 'dark'] as const
const MEMBER = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  password: 'Only for the pictures, 1',
}
const documentation = join(import.meta.dirname, '../docs/screenshots')

/** `npm run screenshots -- FOLDER`: every page, width and theme there, to look at before a change. */
const [everythingTo] = process.argv.slice(2)

if (!ensureSite()) process.exit(1)
const server = await startServer()
const browser = await chromium.launch({ executablePath: ensureBrowser() })
const memberState = await signUp()
if (everythingTo === undefined) {
  for (const shot of documentationShots()) await take(shot, documentation)
  await takeSheet(join(documentation, 'pictures.jpg'))
} else {
  for (const [name, path] of Object.entries(OPEN_PAGES)) {
    for (const shot of inAllThemes(name, path, WIDTHS)) await take(shot, everythingTo)
  }
  for (const [name, path] of Object.entries(MEMBER_PAGES)) {
    for (const shot of inAllThemes(name, path, WIDTHS)) {
      await take({ ...shot, member: true }, everythingTo)
    }
  }
}
await browser.close()
await server.stop()

function documentationShots(): Shot[] {
  return [
    { name: 'landing-1440', path: '/', width: 1440 },
    ...inAllThemes('landing', '/', WIDTHS),
    ...inAllThemes('privacy', '/privacy', [1440, 390]),
    ...inAllThemes('account', '/account', [1440, 390]).map((shot) => ({ ...shot, member: true })),
    { name: 'login-1440', path: '/login', width: 1440 },
    { name: 'login-390', path: '/login', width: 390, whole: true },
    { name: 'signup-1440', path: '/signup', width: 1440, act: typePassword },
    { name: 'signup-390', path: '/signup', width: 390, whole: true, act: typePassword },
    { name: 'menu-390', path: '/', width: 390, act: (page) => press(page, 'Menu') },
    { name: 'about-dialog-1440', path: '/', width: 1440, act: openDialog },
    { name: 'member-1440', path: '/comics', width: 1440, member: true, act: openAccountMenu },
    { name: 'member-390', path: '/comics', width: 390, member: true, act: openAccountMenu },
    { name: 'toast-1440', path: '/', width: 1440, member: true, act: logOut },
  ]
}

/** A member with a key and a plan, to show what an account looks like in use. */
async function signUp() {
  const context = await browser.newContext({ baseURL: server.url })
  const answer = await context.request.post('/api/auth/sign-up/email', { data: MEMBER })
  if (!answer.ok()) throw new Error(await answer.text())
  await context.request.put('/api/account/plan', { data: { plan: 'standard' } })
  await context.request.post('/api/account/keys', { data: { name: 'Pull list', referrers: [] } })
  const state = await context.storageState()
  await context.close()
  return state
}

function inAllThemes(name: string, path: string, widths: readonly Width[]): Shot[] {
  return widths.flatMap((width) =>
    THEMES.map((theme) => ({ name: `${name}-${width}-${theme}`, path, width, theme, whole: true })),
  )
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

/** Two points of the checklist met, two not. */
async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('webhead62')
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Our Mission' }).click()
  await page.getByRole('dialog').waitFor()
}

async function openAccountMenu(page: Page): Promise<void> {
  await press(page, 'Account menu')
  await page.getByRole('menu').waitFor()
}

async function logOut(page: Page): Promise<void> {
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ json: { success: true } }))
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  // Under the pointer the toast stays for as long as the picture takes.
  await page.getByText('Logged Out Successfully').hover()
}

/** Nothing moves in it: entrances have ended, and counters stand at their last number. */
async function take(shot: Shot, folder: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: HEIGHTS[shot.width] },
    colorScheme: shot.theme ?? 'dark',
    reducedMotion: 'reduce',
    ...(shot.member && { storageState: memberState }),
  })
  await page.goto(server.url + shot.path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shot.act?.(page)
  await page.evaluate(loadEverything)
  const picture = await page.screenshot({ fullPage: shot.whole ?? false })
  mkdirSync(folder, { recursive: true })
  // Four inks and their shades: a palette holds them all, in a much smaller file.
  await sharp(picture)
    .png({ palette: true, quality: 80, dither: 0, effort: 10 })
    .toFile(join(folder, `${shot.name}.png`))
  await page.close()
}

/** Runs in the page: pictures far down the page otherwise wait until they are scrolled to. */
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
