import { barOf } from '../bar/bar.ts'
import { expect, test } from '../fixtures.ts'
import { logOut } from '../log-out.ts'
import {
  activeOption,
  askSearch,
  box,
  memberAt,
  openAt,
  openPalette,
  options,
  palette,
  seek,
} from './palette.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('for a reader', () => {
  test.use({ reader: 'member' })

  test.beforeEach(({ page }) => openAt(page, '/series'))

  test('the icon, Ctrl K and ⌘ K open the palette; Escape, they, a press beside it and a button close it', async ({
    page,
  }) => {
    const button = barOf(page).getByRole('button', { name: 'Search', exact: true })
    await button.click()
    await expect(palette(page)).toBeVisible()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(button).toBeFocused()

    for (const keys of ['Control+k', 'Meta+k']) {
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press(keys)
      await expect(box(page)).toBeFocused()
      await page.keyboard.press(keys)
      await expect(palette(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }

    await openPalette(page)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.mouse.click(20, 500)
    await expect(palette(page)).toHaveCount(0)
    await openPalette(page)
    const close = palette(page).getByRole('button', { name: 'Close' })
    await expect(close.getByText('Esc')).toBeVisible()
    await close.click()
    await expect(palette(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  })

  test('the hits are those of the service, in groups, with pictures and marked letters', {
    tag: '@errand',
  }, async ({ page }) => {
    await openPalette(page)
    await seek(page, 'spid')
    const { total, results } = await askSearch(page, 'q=spid&limit=50')
    await expect(palette(page).getByText(`${total.toLocaleString('en')} results`)).toBeVisible()
    await expect(options(page)).toHaveCount(10)
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    const groups = palette(page).getByRole('group')
    const names = await groups.evaluateAll((all) =>
      all.map((one) => one.firstElementChild?.textContent ?? ''),
    )
    expect(names.length).toBeGreaterThan(1)
    for (const [index, name] of names.entries()) {
      const group = groups.nth(index)
      const kind = name === 'Story arcs' ? 'arcs' : name.toLowerCase()
      const own = results.filter((hit) => hit.kind === kind).map(({ title }) => title)
      const shown = await group.getByRole('option').allInnerTexts()
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.map((text) => text.split('\n')[0])).toEqual(own.slice(0, shown.length))
    }
    const [best] = results
    const [from, to] = best?.matches[0] ?? [0, 0]
    await expect(options(page).first().locator('mark').first()).toHaveText(
      String(best?.title.slice(from, to)),
    )
    const picture = options(page).first().locator('img')
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  })

  test('by the keyboard alone: seek, move, stay within, open', { tag: '@errand' }, async ({
    page,
  }) => {
    await openPalette(page)
    await seek(page, 'spider')
    await expect(options(page)).toHaveCount(10)
    const first = options(page).first()
    const last = options(page).last()
    const steps = [
      ['ArrowDown', options(page).nth(1)],
      ['ArrowUp', first],
      ['ArrowUp', last],
      ['ArrowDown', first],
      ['End', last],
      ['Home', first],
    ] as const
    for (const [key, option] of steps) {
      await page.keyboard.press(key)
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(option).toBeInViewport()
      expect(await (await activeOption(page)).textContent()).toBe(await option.textContent())
      await expect(box(page)).toBeFocused()
    }
    // The focus trap keeps Tab within it.
    const stops = [
      palette(page).getByRole('button', { name: 'Close' }),
      palette(page).getByRole('link', { name: 'See all results' }),
      box(page),
    ]
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    const { results } = await askSearch(page, 'q=spider&limit=10')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(String(results[0]?.href))
    await expect(palette(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a press on a hit opens it, Back leads back, and See all results leads to their page', async ({
    page,
  }) => {
    await openPalette(page)
    await seek(page, 'thor')
    const option = options(page).nth(2)
    await option.hover()
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await option.click()
    await expect(page).not.toHaveURL('/series')
    await page.goBack()
    await expect(page).toHaveURL('/series')
    await expect(palette(page)).toHaveCount(0)

    await openPalette(page)
    await page.keyboard.type('silver surfer')
    await palette(page).getByRole('link', { name: 'See all results' }).click()
    await expect(page).toHaveURL('/search?q=silver+surfer')
    await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('silver surfer · Search | Spinner Rack')
  })
})

test('recent searches are offered again, at most eight, can be removed, and end with the session', async ({
  page,
}) => {
  await memberAt(page, '/series')
  await page.evaluate(() => {
    const eight = ['eight', 'seven', 'six', 'five', 'four', 'three', 'two', 'one']
    localStorage.setItem('recentSearches', JSON.stringify(eight))
  })
  await openPalette(page)
  await seek(page, 'thor')
  await palette(page).getByRole('link', { name: 'See all results' }).click()
  await expect(page).toHaveURL('/search?q=thor')
  await openPalette(page)
  const recent = palette(page).getByRole('list', { name: 'Recent searches' })
  await expect(recent.getByRole('listitem')).toHaveCount(8)
  await recent.getByRole('button', { name: 'Remove eight' }).click()
  await expect(recent.getByRole('listitem')).toHaveCount(7)
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('thor')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(barOf(page).getByRole('button', { name: 'Search' })).toBeVisible()
  await openPalette(page)
  await expect(recent.getByRole('listitem')).toHaveCount(7)
  await page.keyboard.press('Escape')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
})
