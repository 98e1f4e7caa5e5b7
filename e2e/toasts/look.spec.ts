import sharp from 'sharp'
import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../development-site.ts'
import { onEachScreen } from '../screens.ts'
import {
  boxOf,
  buttonOf,
  clickAway,
  comeToRest,
  names,
  openStyleguide,
  raise,
  toastsOf,
} from './notices.ts'

test.beforeEach(({ page }) => openStyleguide(page))

test('helpers stand at the top centre, other notices at the right, none on another', async ({
  page,
}) => {
  await onEachScreen(page, async ({ width }) => {
    const toastWidth = Math.min(420, width - 32)
    const helper = await raise(page, 'success')
    const centre = { x: (width - toastWidth) / 2, y: 16, width: toastWidth }
    await expect.poll(() => boxOf(helper)).toMatchObject(centre)
    await clickAway(page, helper)
    const aside = await raise(page, 'aside')
    const right = { x: width - 16 - toastWidth, y: 16, width: toastWidth }
    expect(await boxOf(aside)).toMatchObject(right)
    await clickAway(page, aside)

    const toasts = []
    for (const name of names) toasts.push(await raise(page, name))
    const boxes = await Promise.all(toasts.map(boxOf))
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart = one.y + one.height <= other.y || one.x + one.width <= other.x
        expect(apart, JSON.stringify([one, other])).toBe(true)
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const toast of toasts) await clickAway(page, toast)
  })
})

test('all kinds pass axe and are paper in both themes', async ({ page }) => {
  const toasts = []
  for (const name of names) toasts.push(await raise(page, name))
  // Toasts are paused while one has the focus: axe needs a running clock.
  await toasts[0]?.focus()
  await page.clock.resume()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const toast of toasts) {
      await expect(toast).toHaveCSS('background-color', 'rgb(251, 246, 234)')
    }
    await expectNoViolations(page, '[popover]')
  }
  for (const toast of toasts) await expect(toast).toBeVisible()
})

test('a toast drops 14 px in 240 ms', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await buttonOf(page, 'success').press('Enter')
  const toast = toastsOf(page, 'success')
  await toast.waitFor()
  await expect(toast).toHaveCSS('opacity', '0')
  await expect(toast).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -14)')
  await expect(toast).toHaveCSS('animation-duration', '0.24s')
})

test('under reduced motion it appears, and goes after its time all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await buttonOf(page, 'success').press('Enter')
  const toast = toastsOf(page, 'success')
  await toast.waitFor()
  expect(await toast.evaluate((node) => node.getAnimations({ subtree: true }))).toEqual([])
  await page.clock.runFor(1999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.locator('#notice-1')).toHaveCount(0)
})

test('a toast lies over a dialog, one that was opened after the last toast included', async ({
  page,
}) => {
  await raise(page, 'aside')
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.style.cssText = 'inset: 0; width: 100vw; height: 100vh; background: #00f'
    dialog.showModal()
  })
  await buttonOf(page, 'error').dispatchEvent('click')
  const toast = page.locator('#notice-2')
  await expect(toast).toBeVisible()
  await comeToRest(toast)
  const { x, y } = await boxOf(toast)
  const glyph = await page.screenshot({ clip: { x: x + 4, y: y + 4, width: 8, height: 8 } })
  const { dominant } = await sharp(glyph).stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.b).toBeLessThan(50)
})
