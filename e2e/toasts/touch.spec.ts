import type { Page } from '@playwright/test'
import { expect, test } from '../development-site.ts'
import { boxOf, openStyleguide, raise } from './notices.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test.beforeEach(({ page }) => openStyleguide(page))

async function swipe(page: Page, from: { x: number; y: number }, toX: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    })
  await touch('touchStart', from.x)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.x + part * (toX - from.x))
  await touch('touchEnd')
}

test('a finger that moves it 79 % of its width lets it snap back; 81 % or a tap dismiss it', async ({
  page,
}) => {
  const toast = await raise(page, 'warning')
  const before = await boxOf(toast)
  const from = { x: before.x + 10, y: before.y + before.height / 2 }
  await swipe(page, from, from.x + 0.79 * before.width)
  await expect.poll(() => boxOf(toast)).toEqual(before)
  await swipe(page, from, from.x + 0.81 * before.width)
  await expect(toast).toHaveCount(0)

  await raise(page, 'warning')
  await toast.tap()
  await expect(toast).toHaveCount(0)
})
