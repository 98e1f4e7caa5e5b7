import { expect, test } from '../fixtures.ts'
import { holdScripts, isScript } from '../scripts.ts'

const card = { name: 'Our Mission' }

test('a card pressed before any script is there opens when they are', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', card).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a card chosen by keyboard before any script is there opens too, and once', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', card).press('Enter')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', card).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('scripts are asked for only when the picture at the top is there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/hero.*.svg', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => document.readyState === 'interactive')
  expect(asked.filter(isScript)).toEqual([])
  release()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  expect(asked.filter(isScript).length).toBeGreaterThan(0)
})

test('a picture that fails keeps no script back', async ({ page }) => {
  await page.route('**/hero.*.svg', (route) => route.fulfill({ status: 200, body: '' }))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
})
