import type { Page } from '@playwright/test'

export interface Shot {
  name: string
  path: string
  width: Width
  theme?: (typeof THEMES)[number]
  /** The full page, or only the viewport. */
  whole?: boolean
  /** The signed-in user; a visitor by default. */
  as?: 'member' | 'editor'
  /** Interactions before the screenshot. */
  act?: (page: Page) => Promise<void>
}

export const HEIGHTS = { 1440: 900, 820: 1180, 390: 844, 320: 640 }
type Width = keyof typeof HEIGHTS

const WIDTHS = [1440, 820, 390, 320] as const
const THEMES = ['light', 'dark'] as const

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
const MEMBER_PAGES = {
  characters: '/characters',
  comics: '/comics',
  series: '/series',
  'a-character': '/characters/1009610',
  'a-comic': '/comics/6706',
  'a-series': '/series/1987',
  'an-event': '/events/252',
  'a-creator': '/creators/30',
  search: '/search?q=spider',
  favourites: '/favourites',
  account: '/account',
  'confirm-address': '/confirm-address?token=x',
  'not-found': '/no/such/page',
}
const EDITOR_PAGES = {
  inbox: '/inbox',
}

/** The screenshots of docs/screenshots. */
export function documentationShots(): Shot[] {
  const whole = { whole: true }
  const member = { as: 'member' } as const
  return [
    { name: 'landing-1440', path: '/', width: 1440 },
    ...inAllThemes({ name: 'landing', path: '/', ...whole }, WIDTHS),
    ...inAllThemes({ name: 'privacy', path: '/privacy', ...whole }, [1440, 390]),
    ...inAllThemes({ name: 'account', path: '/account', ...whole, ...member }, [1440, 390]),
    ...inAllThemes({ name: 'characters', path: '/characters', ...member }, [1440, 390]),
    ...inAllThemes({ name: 'comics', path: '/comics?decade=1960', ...member }, [1440, 390]),
    ...inAllThemes({ name: 'series', path: '/series', ...member }, [1440, 390]),
    ...inAllThemes({ name: 'a-character', path: '/characters/1009610', ...member }, [1440, 390]),
    ...inAllThemes({ name: 'palette', path: '/comics', ...member, act: search }, [1440, 390]),
    ...inAllThemes({ name: 'favourites', path: '/favourites', ...member }, [1440, 390]),
    ...inAllThemes({ name: 'inbox', path: '/inbox', as: 'editor' }, [1440, 390]),
    { name: 'login-1440', path: '/login', width: 1440 },
    { name: 'login-390', path: '/login', width: 390, whole: true },
    { name: 'signup-1440', path: '/signup', width: 1440, act: typePassword },
    { name: 'signup-390', path: '/signup', width: 390, whole: true, act: typePassword },
    { name: 'menu-390', path: '/', width: 390, act: (page) => press(page, 'Menu') },
    { name: 'about-dialog-1440', path: '/', width: 1440, act: openDialog },
    { name: 'member-1440', path: '/comics', width: 1440, ...member, act: openAccountMenu },
    { name: 'member-390', path: '/comics', width: 390, ...member, act: openAccountMenu },
    { name: 'toast-1440', path: '/', width: 1440, ...member, act: logOut },
  ]
}

/** Every page, width and theme. */
export function allShots(): Shot[] {
  const readers = [
    [OPEN_PAGES, undefined],
    [MEMBER_PAGES, 'member'],
    [EDITOR_PAGES, 'editor'],
  ] as const
  const pages = readers.flatMap(([paths, as]) =>
    Object.entries(paths).map(([name, path]) => ({ name, path, whole: true, ...(as && { as }) })),
  )
  return pages.flatMap((page) => inAllThemes(page, WIDTHS))
}

function inAllThemes(page: Omit<Shot, 'width' | 'theme'>, widths: readonly Width[]): Shot[] {
  return widths.flatMap((width) =>
    THEMES.map((theme) => ({ ...page, name: `${page.name}-${width}-${theme}`, width, theme })),
  )
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

/** Meets two rules of the password checklist, and fails two. */
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

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('strange')
  await page.getByRole('option', { name: 'Doctor Strange' }).first().waitFor()
}

async function logOut(page: Page): Promise<void> {
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ json: { success: true } }))
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  // Hovering keeps the toast open while the screenshot is taken.
  await page.getByText('Logged Out Successfully').hover()
}
