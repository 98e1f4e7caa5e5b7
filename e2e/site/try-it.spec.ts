import type { Page, Request } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'

const LIST = '/v1/public/characters'

/** Opens a call on the page of the API, and returns its form. */
async function openCall(page: Page, path: string) {
  await page.locator(`details[data-path="${path}"] > summary`).click()
  return page.getByRole('form', { name: `Try GET ${path}`, exact: true })
}

test('a call is tried with a key, whose private half stays in the page, and with the session', {
  tag: '@errand',
}, async ({ page }) => {
  await newMember(page)
  const data = { name: 'Docs', referrers: [] }
  const made = await (await page.request.post('/api/account/keys', { data })).json()
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await page.goto('/docs')
  await page.getByLabel('Public key').fill(made.publicKey)
  await page.getByLabel('Private key').fill(made.privateKey)
  const form = await openCall(page, LIST)
  await form.getByLabel('nameStartsWith').fill('spider-man')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText('200 OK')
  await expect(form.locator('.address')).toHaveText(
    /^GET http:\/\/localhost:\d+\/v1\/public\/characters\?nameStartsWith=spider-man&limit=2 and your key$/,
  )
  await expect(form.locator('.headers')).toContainText(/etag[\da-f]{40}/)
  await expect(form.getByLabel('Body of the answer')).toContainText('"name": "Spider-Man"')
  const callsSent = () => sent.filter((request) => request.url().includes(`${LIST}?`))
  const [withKey] = callsSent()
  expect(withKey?.url()).toMatch(new RegExp(`apikey=${made.publicKey}&ts=\\d+&hash=[\\da-f]{32}$`))
  expect(await withKey?.headerValue('cookie')).toBeNull()

  await page.getByLabel('Public key').clear()
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.locator('.address')).toHaveText(/limit=2$/)
  await expect(form.getByRole('status')).toContainText('200 OK')
  const [, withSession] = callsSent()
  expect(withSession?.url()).toMatch(/\?nameStartsWith=spider-man&limit=2$/)
  expect(await withSession?.headerValue('cookie')).toContain('session')
  const sentText = sent.map((request) => `${request.url()} ${request.postData()}`).join()
  expect(sentText).not.toContain(made.privateKey)
  await expectNoViolationsAnywhere(page, 'details[open]', true)
  await expectFits(page)
})

test('on a small phone the parameters of a call are lines of words, not of letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/docs')
  await openCall(page, '/v1/public/comics')
  const cells = page.locator('details[open] tbody td')
  const heights = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().height),
  )
  expect(heights.length).toBeGreaterThan(90)
  expect(Math.max(...heights)).toBeLessThan(200)
  await expectFits(page)
})

test.describe('what goes wrong is said in words, and nothing typed is lost', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('for a visitor, over the limit, led elsewhere, offline and after a stop', async ({
    page,
    context,
  }) => {
    await page.goto('/docs')
    const form = await openCall(page, `${LIST}/{characterId}/comics`)
    await form.getByLabel('titleStartsWith').fill('amazing')
    const status = form.getByRole('status')
    const tryIt = form.getByRole('button', { name: 'Try it' })
    await tryIt.click()
    await expect(status).toContainText('This server wants a key')

    await context.setOffline(true)
    await tryIt.click()
    await expect(status).toContainText('You are offline.')
    await context.setOffline(false)

    await page.route(/v1\/public/, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: { code: 'x' } }),
    )
    await tryIt.click()
    await expect(status).toContainText('Too many calls. Try again in 40 seconds.')

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route(/v1\/public/, (route) =>
      route.fulfill({ status: 302, headers: { location: '/healthz' } }),
    )
    await tryIt.click()
    await expect(status).toContainText('The answer leads to another address')
    expect(asked).not.toContain('/healthz')

    // Never answered.
    await page.route(/v1\/public/, () => {})
    await tryIt.click()
    await expect(status).toHaveText('Sending…')
    await form.getByRole('button', { name: 'Stop' }).click()
    await expect(status).toHaveText('Stopped.')
    await expect(tryIt).toBeVisible()
    await expect(form.getByLabel('titleStartsWith')).toHaveValue('amazing')
  })
})
