import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen, PHONE, WIDE } from '../screens.ts'
import { readUser } from '../social/member.ts'
import { accountButton, menuButton, open, openMenu } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function item(page: Page, name: string) {
  return page.getByRole('menuitem', { name })
}

test.describe('of a member', () => {
  test.use({ reader: 'member' })

  test('the avatar opens a menu in view, with name and e-mail where the bar is small; a press there or elsewhere closes it', async ({
    page,
  }) => {
    await open(page, '/comics')
    const { name, email } = await readUser(page)
    const button = accountButton(page)
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await onEachScreen(page, async (screen) => {
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('menuitem')).toHaveText([
        'Your rack',
        'Favourites',
        'Your lists',
        'Your collection',
        'Your year',
        'Account',
        'Log out',
      ])
      for (const entry of await page.getByRole('menuitem').all()) {
        await expect(entry).toBeInViewport({ ratio: 1 })
      }
      const times = screen === WIDE ? 0 : 1
      for (const words of [name, email]) await expect(page.getByText(words)).toHaveCount(times)
      await button.click()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await button.click()
      await page.mouse.click(4, screen.height - 4)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  })

  test('the keyboard opens it, goes through it and closes it', async ({ page }) => {
    await open(page, '/comics')
    const button = accountButton(page)
    await button.focus()
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(key)
      await expect(item(page, 'Your rack')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    await page.keyboard.press('ArrowUp')
    await expect(item(page, 'Log out')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'Your rack')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await expect(item(page, 'Account')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).not.toBeFocused()
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/favourites')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Favourites', exact: true })).toBeFocused()
  })

  test('within the menu of a small screen, Escape closes the inner one first', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/comics')
    await openMenu(page)
    await accountButton(page).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test('the longest name and address there are stay within', async ({ page }) => {
  await newMember(page, { name: 'W'.repeat(60), email: longestAddress() })
  await open(page, '/comics')
  await onEachScreen(page, async () => {
    await accountButton(page).click()
    await expect(item(page, 'Log out')).toBeInViewport({ ratio: 1 })
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})

test.describe('the photo', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('is the drawn one, or the member’s own, round and whole, as long as that arrives', async ({
    page,
  }) => {
    const image = '/pictures/characters/1009610/standard_large.svg'
    await newMember(page)
    await open(page, '/comics')
    const photo = accountButton(page).locator('img')
    await expect(photo).toHaveAttribute('src', /\/avatar\.\w+\.svg$/)
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0)
    await choosePhoto(page, image)
    await open(page, '/comics')
    await expect(photo).toHaveAttribute('src', image)
    await expect(photo).toHaveCSS('border-radius', '50%')
    expect(await photo.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await choosePhoto(page, '/pictures/characters/gone.svg')
    await open(page, '/comics')
    await expect(photo).toHaveAttribute('src', /\/avatar\.\w+\.svg$/)
  })
})

async function choosePhoto(page: Page, image: string) {
  const answer = await page.request.post('/api/auth/update-user', { data: { image } })
  expect(answer.status()).toBe(200)
}

function longestAddress(): string {
  const end = `${randomUUID()}@example.com`
  return 'a'.repeat(254 - end.length) + end
}
