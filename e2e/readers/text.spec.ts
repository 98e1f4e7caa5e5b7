import type { Page } from '@playwright/test'
import { barOf, menuButton } from '../bar/bar.ts'
import { openDetail, SPIDER_MAN } from '../details/detail.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { cardsOf, openListing } from '../listings/listing.ts'
import { onEachScreen, PHONE, SMALL_SCREENS, WIDE } from '../screens.ts'
import { untilQuiet } from '../under-way.ts'
import { readCutTexts, spaceText } from './cut-texts.ts'
import { keepThings } from './keep-things.ts'

const NUMBER = '#\\S+$'
/** Four narrow columns, and what 200 % make of a wide screen. */
const NARROW_COLUMNS = [
  { width: 768, height: 1024 },
  { width: 720, height: 450 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('of a member', () => {
  test.use({ reader: 'member', viewport: WIDE })

  for (const address of ['/comics', '/comics?view=scroll', SPIDER_MAN]) {
    test(`no number of an issue is cut on ${address}, however narrow the cards or wide the letters`, async ({
      page,
    }) => {
      await (address === SPIDER_MAN ? openDetail(page, address) : openListing(page, address))
      const look = async () => {
        const { read, cut } = await readCutTexts(page, NUMBER)
        expect(read).toBeGreaterThan(3)
        expect(cut).toEqual([])
      }
      await onEachScreen(page, look, [WIDE, ...NARROW_COLUMNS, ...SMALL_SCREENS])
      await spaceText(page)
      await onEachScreen(page, look, [WIDE, ...NARROW_COLUMNS, ...SMALL_SCREENS])
    })
  }

  test('the name of an issue is read and copied as one', async ({ page }) => {
    await openListing(page, '/comics')
    const card = cardsOf(page, 'comics').first()
    const copied = await card.evaluate((link) => {
      getSelection()?.selectAllChildren(link)
      return String(getSelection()).trim()
    })
    expect(copied).toMatch(/^\S.* \(\d{4}\) #\d+$/)
    await expect(card).toHaveAccessibleName(copied)
  })

  test('with the text spacing of a reader nothing of a member page is cut', async ({ page }) => {
    await page.setViewportSize(PHONE)
    for (const address of ['/characters', '/comics', '/creators', SPIDER_MAN, '/comics/6706']) {
      await (address.startsWith('/c') && address.split('/').length === 2
        ? openListing(page, address)
        : openDetail(page, address))
      await expectSpacedTextFits(page)
    }
    await menuButton(page).click()
    const names = barOf(page).getByRole('listitem')
    for (const name of await names.all()) {
      const box = await name.getByRole('link').boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    }
  })
})

test('nor of what a member keeps, and no number of an issue either', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const address of await keepThings(page)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilQuiet(page)
    await expectSpacedTextFits(page)
  }
})

test('nor of a visitor: headline, counters and plans keep all their letters', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const address of ['/', '/login', '/signup', '/forgot-password']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Until then the sections below the first view have an estimated height.
    await expect(page.locator('[data-first-view]')).toHaveCount(0)
    await expectSpacedTextFits(page)
  }
})

async function expectSpacedTextFits(page: Page) {
  await spaceText(page)
  await onEachScreen(
    page,
    async () => {
      expect((await readCutTexts(page)).cut).toEqual([])
      await expectFits(page)
    },
    SMALL_SCREENS,
  )
}
