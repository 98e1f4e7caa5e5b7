import { newMember } from '../accounts/new-member.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { SMALL_SCREENS, WIDE } from '../screens.ts'
import { barOf, menuButton, open, openMenu } from './bar.ts'

const SECTIONS = [
  ['Home', '/'],
  ['Characters', '/characters'],
  ['Comics', '/comics'],
  ['Series', '/series'],
]
const ACCOUNTS = [
  ['Login', '/login'],
  ['Sign Up', '/signup'],
]
const RED = 'rgb(214, 33, 26)'

for (const screen of [WIDE, ...SMALL_SCREENS]) {
  const small = screen !== WIDE

  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen, contextOptions: { reducedMotion: 'reduce' } })

    for (const member of [false, true]) {
      test(`${member ? 'a member' : 'a visitor'} sees the links in their order, in capitals`, async ({
        page,
      }) => {
        if (member) await newMember(page)
        await open(page, '/')
        if (small) await openMenu(page)
        const links = barOf(page).getByRole('navigation', { name: 'Site' }).getByRole('link')
        const expected = member ? SECTIONS : [...SECTIONS, ...ACCOUNTS]
        await expect(links).toHaveText(expected.map(([label]) => String(label)))
        for (const [index, [label, href]] of expected.entries()) {
          const link = links.nth(index)
          await expect(link).toBeInViewport({ ratio: 1 })
          await expect(link).toHaveAccessibleName(String(label))
          await expect(link).toHaveAttribute('href', String(href))
          await expect(link).toHaveCSS('text-transform', 'uppercase')
        }
      })
    }

    test('the current page has a red stroke of its own, and no other has', async ({ page }) => {
      await newMember(page)
      await open(page, '/comics')
      if (small) await openMenu(page)
      const strokes = await barOf(page)
        .getByRole('navigation')
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) =>
          links.slice(0, 4).map((link) => {
            const { transform, backgroundColor, height } = getComputedStyle(link, '::after')
            return { seen: transform === 'none', backgroundColor, height }
          }),
        )
      expect(strokes.map(({ seen }) => seen)).toEqual([false, false, true, false])
      expect(strokes[2]?.backgroundColor).toBe(RED)
      if (!small) expect(strokes[2]?.height).toBe('4px')
    })

    test('nothing of it is cut off or hangs over', async ({ page }) => {
      await newMember(page)
      await open(page, '/comics')
      if (small) await openMenu(page)
      const items = barOf(page).locator('a, button, form')
      await expect(items).toHaveCount(small ? 11 : 8)
      for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
      await expectFits(page)
      const avatar = barOf(page).getByRole('button', { name: 'Account menu' })
      expect(await avatar.boundingBox()).toMatchObject({ width: 44, height: 44 })
    })
  })
}

test('the links of a small screen are out of reach until the menu is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await expect(barOf(page).getByRole('link', { name: 'Home', exact: true })).toBeHidden()
  await expect(barOf(page).getByRole('link', { name: 'Login' })).toBeHidden()
  await expect(menuButton(page)).toBeVisible()
})

test('just above 900 px everything a member has stands in the row', async ({ page }) => {
  await page.setViewportSize({ width: 901, height: 700 })
  await newMember(page)
  await open(page, '/comics')
  const items = barOf(page).locator('a, button')
  await expect(items).toHaveCount(8)
  const boxes = await items.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  )
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.left).toBeGreaterThanOrEqual(boxes[index].right)
  }
  expect(boxes.at(-1).right).toBeLessThanOrEqual(901)
})

test('the logo leads home', async ({ page }) => {
  await open(page, '/privacy')
  await barOf(page).getByRole('link', { name: 'Spinner Rack' }).click()
  await expect(page).toHaveURL('/')
})
