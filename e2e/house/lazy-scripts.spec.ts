import type { Request } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'

test('a page brings its script from static/js only when it is opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await newMember(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  const first = scripts.length
  await page.getByRole('link', { name: 'Characters' }).click()
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(first)
  for (const script of scripts) expect(script).toMatch(/^\/static\/js\/[\w-]+\.\w{8}\.js$/)
})

test('the store comes with the catalogue pages and with no other', async ({ page }) => {
  const bodies: Promise<string>[] = []
  // Not when it begins to come: the next visit would break it off.
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') bodies.push(readBody(request))
  })
  const storeIsLoaded = async () => (await Promise.all(bodies)).join('').includes('/pageRequested')

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'New comics today' })).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await storeIsLoaded()).toBe(false)

  await newMember(page)
  await page.goto('/comics')
  await expect(page.getByRole('heading', { name: 'Comics' })).toBeVisible()
  expect(await storeIsLoaded()).toBe(true)
})

async function readBody(request: Request): Promise<string> {
  return (await request.response())?.text() ?? ''
}

test('a full-screen picture stands there while a page loads', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await newMember(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.route('**/static/js/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Characters' }).click()

  const loader = page.locator('.loader')
  await expect(loader.getByRole('status')).toHaveText('Loading')
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  const picture = loader.getByRole('presentation')
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

  release.resolve()
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible()
  await expect(loader).toHaveCount(0)
})

test.describe('when the first script never arrives', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('the page says so by itself after a while and offers a reload', async ({ page }) => {
    await installClock(page)
    await newMember(page)
    await page.route('**/static/js/index.*.js', (route) => route.abort())
    await page.goto('/characters')
    await expect(page.getByRole('status')).toHaveText('Loading')
    const late = page.getByText('This takes longer than it should.')
    await expect(late).toBeHidden()
    // CSS keeps its own time: the animation is wound forward, not waited for.
    await late.evaluate((line) => line.getAnimations()[0]?.finish())
    await expect(late).toBeVisible()

    await page.unroute('**/static/js/index.*.js')
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible()
  })
})
