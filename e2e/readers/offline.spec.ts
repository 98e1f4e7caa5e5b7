import type { BrowserContext, Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { cardsOf, openListing } from '../listings/listing.ts'
import { logOut } from '../log-out.ts'

test.use({
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/,
})

/** Opens a page, and waits until the worker has everything that the page has shown. */
async function openKept(page: Page, address: string): Promise<void> {
  await openListing(page, address)
  const pictures = await page.locator('main li img').count()
  await expect
    .poll(() => page.evaluate(countKept), { timeout: 45_000 })
    .toMatchObject({ controlled: true, session: true, answers: true })
  await expect
    .poll(async () => (await page.evaluate(countKept)).pictures)
    .toBeGreaterThan(pictures / 2)
}

async function countKept() {
  const count = async (name: string) =>
    (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0
  return {
    controlled: navigator.serviceWorker.controller !== null,
    session: (await count('member')) === 2,
    answers: (await count('answers')) > 1,
    pictures: await count('pictures'),
  }
}

/** The line at the foot of the window. */
function footLine(page: Page, text: string | RegExp) {
  return page.getByRole('status').filter({ hasText: text })
}

async function goOffline(context: BrowserContext, offline: boolean): Promise<void> {
  await context.setOffline(offline)
}

test('what a member has read can be read offline, a heart waits for the network and is sent once, and log-out leaves nothing', {
  tag: '@errand',
}, async ({ page, context }) => {
  const saved: string[] = []
  page.on('request', (request) => {
    if (['PUT', 'DELETE'].includes(request.method())) saved.push(request.method())
  })
  await newMember(page)
  await openKept(page, '/characters')

  await goOffline(context, true)
  await page.reload()
  await expect(cardsOf(page, 'characters').first()).toBeVisible()
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
  saved.length = 0

  await goOffline(context, false)
  await expect(page.getByText('Sent, as you did it offline: 1 change.')).toBeVisible()
  await expect(footLine(page, 'You are offline')).toHaveCount(0)
  expect(saved).toEqual(['PUT'])
  const { kept } = await (await page.request.get('/api/favourites')).json().then(toKept)
  expect(kept).toBe(1)

  await logOut(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...Object.keys(localStorage),
  ])
  expect(left).toEqual([expect.stringMatching(/^site /)])
})

function toKept({ total }: { total: number }) {
  return { kept: total }
}
