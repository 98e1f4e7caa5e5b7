import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS, WIDE } from '../screens.ts'
import { barOf, menuButton, open, openMenu } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function accountButton(page: Page) {
  return barOf(page).getByRole('button', { name: 'Account menu' })
}

function item(page: Page, name: string) {
  return page.getByRole('menuitem', { name })
}

for (const screen of SCREENS) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('the avatar opens a menu in view; the same press and a click elsewhere close it', async ({
      page,
    }) => {
      await newMember(page)
      await open(page, '/comics')
      const button = accountButton(page)
      await expect(button).toHaveAttribute('aria-haspopup', 'menu')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('menuitem')).toHaveText(['Favourites', 'Account', 'Log out'])
      for (const entry of await page.getByRole('menuitem').all()) {
        await expect(entry).toBeInViewport({ ratio: 1 })
      }
      await button.click()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await button.click()
      await page.mouse.click(4, screen.height - 4)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })

    test(`name and e-mail ${screen === WIDE ? 'are left out' : 'stand'} in it`, async ({
      page,
    }) => {
      const member = await newMember(page)
      await open(page, '/')
      await accountButton(page).click()
      await expect(item(page, 'Log out')).toBeVisible()
      const times = screen === WIDE ? 0 : 1
      await expect(page.getByText(member.name)).toHaveCount(times)
      await expect(page.getByText(member.email)).toHaveCount(times)
    })

    test('the longest name and address there are stay within', async ({ page }) => {
      await newMember(page, { name: 'W'.repeat(60), email: longestAddress() })
      await open(page, '/comics')
      await accountButton(page).click()
      await expect(item(page, 'Log out')).toBeInViewport({ ratio: 1 })
      await expectFits(page)
    })
  })
}

test('the keyboard opens it, goes through it and closes it', async ({ page }) => {
  await newMember(page)
  await open(page, '/comics')
  const button = accountButton(page)
  await button.focus()
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect(item(page, 'Favourites')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('ArrowUp')
  await expect(item(page, 'Log out')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'Favourites')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await expect(item(page, 'Account')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).not.toBeFocused()
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/favourites')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Favourites', exact: true })).toBeFocused()
})

test('within the menu of a small screen, Escape closes the inner one first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newMember(page)
  await open(page, '/comics')
  await openMenu(page)
  await accountButton(page).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a member without a photo has the drawn one', async ({ page }) => {
  await newMember(page)
  await open(page, '/comics')
  const photo = accountButton(page).locator('img')
  await expect(photo).toHaveAttribute('src', /\/avatar\.\w+\.svg$/)
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0)
})

test('a photo is shown, round and whole', async ({ page }) => {
  const image = '/pictures/characters/1009610/standard_large.svg'
  await newMember(page)
  await choosePhoto(page, image)
  await open(page, '/comics')
  const photo = accountButton(page).locator('img')
  await expect(photo).toHaveAttribute('src', image)
  await expect(photo).toHaveCSS('border-radius', '50%')
  expect(await photo.boundingBox()).toMatchObject({ width: 44, height: 44 })
})

test.describe('a photo that does not arrive', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('gives way to the drawn one', async ({ page }) => {
    await newMember(page)
    await choosePhoto(page, '/pictures/characters/gone.svg')
    await open(page, '/comics')
    await expect(accountButton(page).locator('img')).toHaveAttribute('src', /\/avatar\.\w+\.svg$/)
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
