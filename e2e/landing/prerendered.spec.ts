import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'

const SECTIONS = ['About', 'Stats', 'Pricing', 'Get in touch']

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page can be read from top to bottom, is styled, and keeps the place of the bar free', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'New comics today' })).toBeVisible()
    for (const name of SECTIONS) await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByText('60000').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Data provided by Marvel')
    const headline = page.getByRole('heading', { level: 1 })
    const family = await headline.evaluate((element) => getComputedStyle(element).fontFamily)
    expect(family).toContain('Rack Display')
    const bar = page.locator('header').first()
    expect((await bar.boundingBox())?.height).toBe(80)
    expect(await bar.textContent()).toBe('')
  })
})

test('the script takes the page over without changing anything to be seen', async ({ page }) => {
  // Without an answer to the session request the bar stays empty for three seconds, as in the
  // prerendered page.
  await page.route('**/api/auth/get-session', () => {})
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = Promise.withResolvers<void>()
  await page.route('**/static/js/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await layOutAll(page)
  await loadAllPictures(page)
  await untilFontsLoaded(page)
  const before = await page.screenshot({ fullPage: true })
  const nodes = await page.locator('main').evaluateHandle((main) => [...main.querySelectorAll('*')])

  release.resolve()
  await expect.poll(() => isTakenOver(page), { intervals: [50] }).toBe(true)
  expect((await page.screenshot({ fullPage: true })).equals(before)).toBe(true)
  const kept = await nodes.evaluate((elements) => elements.every(({ isConnected }) => isConnected))
  expect(kept).toBe(true)
})

/**
 * Sections with `content-visibility` are laid out in idle time, which a full-page screenshot does not
 * wait for.
 */
async function layOutAll(page: Page): Promise<void> {
  await page.locator('#root').evaluate((root) => root.removeAttribute('data-first-view'))
}

/** Lazy pictures would load in the middle of the comparison. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode()
    }
  })
}

/** React marks hydrated elements. */
function isTakenOver(page: Page): Promise<boolean> {
  return page
    .locator('#root')
    .evaluate((root) =>
      Object.keys(root.firstElementChild ?? {}).some((key) => /^__react/.test(key)),
    )
}

test('the sections below the first view are laid out when there is time, scrolled to or not', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  const sections = page.locator('main > section')
  const states = await sections.evaluateAll((all) =>
    all.map((section) => getComputedStyle(section).contentVisibility),
  )
  expect(states).toEqual(['visible', 'visible', 'visible', 'visible', 'visible'])
})

test('says in its head what it is and where it lives', async ({ page, baseURL }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Spinner Rack: Marvel characters, comics and series')
  const content = (selector: string, attribute: string) =>
    page.locator(selector).getAttribute(attribute)
  expect(await content('link[rel=canonical]', 'href')).toBe(`${baseURL}/`)
  expect(await content('meta[property="og:url"]', 'content')).toBe(`${baseURL}/`)
  expect(await content('meta[name=description]', 'content')).toContain('Marvel')
  const picture = await page.request.get(
    String(await content('meta[property="og:image"]', 'content')),
  )
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(String(facts))).toMatchObject({ '@type': 'WebSite', url: `${baseURL}/` })
})
