import { expect, test } from '../fixtures.ts'
import { askSearch, memberAt, openAt } from './palette.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the page shows what the service finds, by kinds, and each kind has an address of its own', {
  tag: '@errand',
}, async ({ page }) => {
  await memberAt(page, '/search?q=spider')
  const { results } = await askSearch(page, 'q=spider&kinds=characters&limit=6')
  const links = page.getByRole('region', { name: 'Characters' }).getByRole('listitem').locator('a')
  await expect(links).toHaveCount(results.length)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    results.map(({ href }) => href),
  )
  const heart = page.getByRole('button', { name: `Favourite ${results[0]?.title}`, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const { total } = await askSearch(page, 'q=spider&kinds=comics&limit=1')
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' })
  await kinds.getByRole('link', { name: `Comics ${total.toLocaleString('en')}` }).click()
  await expect(page).toHaveURL('/search?q=spider&kinds=comics')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const cards = page.getByRole('region', { name: 'Comics' }).getByRole('listitem')
  await expect(cards).toHaveCount(50)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=spider')
  await expect(cards).toHaveCount(6)
  await page.goForward()
  await expect(cards).toHaveCount(50)
  await page.reload()
  await expect(cards).toHaveCount(50)
  await expect(page.getByRole('searchbox')).toHaveValue('spider')
})

test.describe('for a reader', () => {
  test.use({ reader: 'member' })

  test('the box searches; without a text, and when nothing is found, the page offers some', async ({
    page,
  }) => {
    await openAt(page, '/search')
    await expect(page).toHaveTitle('Search | Spinner Rack')
    await expect(page.getByRole('list', { name: 'For example' }).getByRole('link')).toHaveCount(4)
    const searchbox = page.getByRole('searchbox', { name: 'Search the catalogue' })
    await searchbox.fill('asm 300')
    const button = page.getByRole('main').getByRole('button', { name: 'Search', exact: true })
    await button.click()
    await expect(page).toHaveURL('/search?q=asm+300')
    await expect(page).toHaveTitle('asm 300 · Search | Spinner Rack')
    const first = page.getByRole('region', { name: 'Comics' }).getByRole('listitem').first()
    await expect(first).toContainText('#300')

    await searchbox.fill('galactusqqqqqqqq')
    await button.click()
    await expect(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible()
    await page
      .getByRole('list', { name: 'These do find something' })
      .getByRole('link', { name: 'galactus', exact: true })
      .click()
    await expect(page).toHaveURL('/search?q=galactus')
    await expect(page.getByRole('region', { name: 'Characters' })).toBeVisible()
  })
})
