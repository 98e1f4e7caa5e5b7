import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { formOf, write } from '../contact/contact-form.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { cardsOf, openListing } from '../listings/listing.ts'
import { onEachScreen } from '../screens.ts'
import { untilQuiet } from '../under-way.ts'
import { type ReleasedSite, startReleasedSite } from './release.ts'

test.use({
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|bad HTTP response code/,
})

/** Waits until the worker has what this page has shown. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(readKept), { timeout: 45_000 })
    .toMatchObject({ controlled: true, member: 2, answers: expect.any(Number) })
  await expect.poll(async () => (await page.evaluate(readKept)).pictures).toBeGreaterThan(5)
}

/** How many answers each cache of the page's browser holds. */
async function readKept() {
  const names = (await caches.keys()).filter((name) => !name.startsWith('site '))
  const counts = names.map(async (name) => [name, (await (await caches.open(name)).keys()).length])
  const controlled = navigator.serviceWorker.controller !== null
  return { controlled, ...Object.fromEntries(await Promise.all(counts)) }
}

/** The line at the foot of the window. */
function footLine(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text })
}

test('what a member has read can be read offline, a heart waits for the network and is sent once, and a log-out leaves nothing', {
  tag: '@errand',
}, async ({ page, context }) => {
  const sent: string[] = []
  await newMember(page)
  await openListing(page, '/characters')
  await untilKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(footLine(page, 'You are offline. You see what you have seen before.')).toBeVisible()
  await cardsOf(page, 'characters').nth(1).click()
  await expect(page.getByRole('alert')).toContainText('cannot be read offline')
  await page.getByRole('button', { name: 'Go back' }).click()

  const heart = page.getByRole('button', { name: /^Favourite / }).first()
  await heart.click()
  await expect(footLine(page, 'Waiting to be sent: 1 change.')).toBeVisible()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await context.setOffline(false)
  await expect(page.getByText('Sent, as you did it offline: 1 change.')).toBeVisible()
  await expect(footLine(page, 'You see what you have seen before')).toHaveCount(0)
  expect(sent).toHaveLength(1)
  const favourites = await page.request.get('/api/favourites')
  expect(await favourites.json()).toMatchObject({ total: 1 })

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...Object.keys(localStorage),
  ])
  expect(left).toEqual([expect.stringMatching(/^site /)])
})

test('the rack and a list that were seen can be read offline', async ({ page, context }) => {
  await newMember(page)
  const made = await page.request.post('/api/lists', {
    data: { name: 'For the train', from: { kind: 'event', id: 238 } },
  })
  const { id } = await made.json()
  await openListing(page, '/characters')
  await untilKept(page)
  for (const path of ['/rack', '/lists', `/lists/${id}`]) {
    await page.goto(path)
    await expect(page.getByText('For the train').first()).toBeVisible()
    await untilQuiet(page)
  }
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('li[data-comic]').first()).toBeVisible()
  for (const path of ['/rack', '/lists']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'For the train' })).toBeVisible()
  }
})

test('a message written offline is sent once the network is back', async ({ page, context }) => {
  await newMember(page)
  await openListing(page, '/characters')
  await untilKept(page)
  await context.setOffline(true)
  await page.goto('/#contact')
  // The member's own address, which comes with the script of the form.
  await expect(formOf(page).email).toHaveValue(/@/)
  await write(page)
  await formOf(page).submit.click()
  await expect(footLine(page, 'Waiting to be sent: 1 message.')).toBeVisible()
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/queries'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(201)
  await expect(footLine(page, 'Waiting to be sent')).toHaveCount(0)
})

const renewed = test.extend<object, { server: ReleasedSite }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const site = await startReleasedSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

renewed('a new version is offered, and comes with a press', async ({ page, server }) => {
  await newMember(page)
  await openListing(page, '/characters')
  await untilKept(page)
  server.release()
  await page.reload()
  await expect(footLine(page, 'A new version is ready.')).toBeVisible({ timeout: 45_000 })
  await expectNoViolationsAnywhere(page)
  await onEachScreen(page, () => expectFits(page))
  expect(await page.evaluate(isWaiting)).toBe(true)
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect.poll(() => page.evaluate(isWaiting)).toBe(false)
})

async function isWaiting() {
  const registration = await navigator.serviceWorker.getRegistration()
  return Boolean(registration?.waiting)
}

test('a site that has no worker any more is rid of it with the next page', async ({
  page,
  context,
}) => {
  await newMember(page)
  await openListing(page, '/characters')
  await untilKept(page)
  await context.route('**/service-worker.js', (route) => route.fulfill({ status: 404 }))
  // The running worker has asked for itself already; the next one to start asks again.
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    )
    .toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
