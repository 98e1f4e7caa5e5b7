import type { Request } from '@playwright/test'
import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { holdScripts } from '../scripts.ts'

test.use({ reader: 'member' })

test('a page brings its script from static/js only when it is opened, and what asks the catalogue comes with its pages', async ({
  page,
}) => {
  const scripts: string[] = []
  const bodies: Promise<string>[] = []
  // When the response has ended: the next navigation would abort a pending one.
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    scripts.push(new URL(request.url()).pathname)
    bodies.push(readBody(request))
  })
  const canAsk = async () => (await Promise.all(bodies)).join('').includes('/v1/public/')

  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeVisible()
  expect(await canAsk()).toBe(false)
  const first = scripts.length
  await page.getByRole('link', { name: 'Characters' }).click()
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible()
  expect(await canAsk()).toBe(true)
  expect(scripts.length).toBeGreaterThan(first)
  for (const script of scripts) expect(script).toMatch(/^\/static\/js\/[\w-]+\.\w{6}\.js$/)
})

async function readBody(request: Request): Promise<string> {
  return (await request.response())?.text() ?? ''
}

test('a full-screen picture stands there while a page loads', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'Characters' }).click()

  const loader = page.locator('.loader')
  await expect(loader.getByRole('status')).toHaveText('Loading')
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  const picture = loader.getByRole('presentation')
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

  release()
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible()
  await expect(loader).toHaveCount(0)
})

test.describe('when the first script never arrives', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('the page says so by itself after a while and offers a reload', async ({ page }) => {
    await installClock(page)
    await page.route('**/static/js/*.js', (route) => route.abort())
    await page.goto('/characters')
    await expect(page.getByRole('status')).toHaveText('Loading')
    const late = page.getByText('This takes longer than it should.')
    await expect(late).toBeHidden()
    // Playwright's clock does not drive CSS: the animation is finished, not awaited.
    await late.evaluate((line) => line.getAnimations()[0]?.finish())
    await expect(late).toBeVisible()

    await page.unroute('**/static/js/*.js')
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible()
  })
})
