import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  askCatalogue,
  cardsOf,
  expectHrefs,
  FIRST_ORDER,
  hrefsOf,
  KINDS,
  type Kind,
  openListing,
  readHrefs,
} from './listing.ts'

test.use({ reader: 'member' })

const FILTERS: Record<Kind, [label: string, name: string][]> = {
  characters: [
    ['First letter', 'firstLetter'],
    ['Team', 'team'],
    ['Role', 'role'],
    ['First appearance', 'decade'],
  ],
  comics: [
    ['Format', 'format'],
    ['Decade', 'decade'],
    ['Series', 'series'],
    ['Character', 'characters'],
    ['Creator', 'creators'],
    ['Event', 'events'],
    ['Key issues', 'key'],
  ],
  series: [
    ['Type', 'seriesType'],
    ['Line', 'line'],
    ['Decade', 'decade'],
    ['Creator', 'creators'],
    ['Character', 'characters'],
    ['Still running', 'running'],
  ],
}

for (const kind of KINDS) {
  const labels = FILTERS[kind].map(([label]) => label.toLowerCase()).join(', ')
  test(`${kind} by ${labels}: the count of a choice is the total it gives`, async ({ page }) => {
    test.slow(kind === 'comics', 'seven filters, one after the other')
    await openListing(page, `/${kind}`)
    const counted: [select: Locator, name: string, value: string, count: string][] = []
    for (const [label, name] of FILTERS[kind]) {
      const select = page.getByRole('combobox', { name: label, exact: true })
      // The first option is "any"; the last has the fewest records.
      const choice = select.getByRole('option').last()
      await expect(choice).toHaveText(/ \([\d,]+\)$/)
      const [, count = ''] = /\(([\d,]+)\)$/.exec(await choice.innerText()) ?? []
      counted.push([select, name, (await choice.getAttribute('value')) ?? '', count])
    }
    const options = page.getByRole('search').getByRole('option')
    const offered = await options.count()
    for (const [select, name, value, count] of counted) {
      await select.selectOption(value)
      const search = new URLSearchParams({ [name]: value })
      await expect(page).toHaveURL(`/${kind}?${search}`)
      const noun = kind === 'series' ? 'series' : kind.replace(/s$/, 's?')
      await expect(
        page.getByText(new RegExp(`^${count} ${noun} match(es)? your filters\\.$`)),
      ).toBeVisible()
      const { total, results } = await askCatalogue(
        page,
        `${kind}?limit=24&${FIRST_ORDER[kind]}&${search}`,
      )
      expect(total.toLocaleString('en')).toBe(count)
      await expect(cardsOf(page, kind)).toHaveCount(results.length)
      await expect
        .poll(async () => (await readHrefs(cardsOf(page, kind))).toSorted())
        .toEqual(hrefsOf(kind, results).toSorted())
      await select.selectOption('')
      await expect(page).toHaveURL(`/${kind}`)
      await expect(options).toHaveCount(offered)
    }
  })
}

test('a filter in force offers the others in its place, with what they would give', async ({
  page,
}) => {
  await openListing(page, '/comics?decade=1960&key=true')
  const decade = page.getByRole('combobox', { name: 'Decade' })
  const other = decade.getByRole('option', { name: /^1990s/ })
  const { total } = await askCatalogue(page, 'comics?limit=1&decade=1990&key=true')
  await expect(other).toHaveText(`1990s (${total})`)
  await decade.selectOption('1990')
  await expect(page).toHaveURL('/comics?decade=1990&key=true')
  await expect(page.getByText(`${total} comics match your filters.`)).toBeVisible()
})

test('a year is chosen within its decade, and goes with it', async ({ page }) => {
  await openListing(page, '/comics')
  const decade = page.getByRole('combobox', { name: 'Decade' })
  const year = page.getByRole('combobox', { name: 'Year' })
  await expect(decade.getByRole('option', { name: /^1960s/ })).toBeAttached()
  await expect(year).toHaveCount(0)
  await decade.selectOption('1960')
  const choices = year.getByRole('option')
  await expect(choices).toHaveText([/^Any year$/, ...Array(10).fill(/^196\d \([\d,]+\)$/)])
  const sixties = `comics?limit=24&${FIRST_ORDER.comics}&decade=1960&year=1963`
  const { total, results } = await askCatalogue(page, sixties)
  await expect(choices.nth(4)).toHaveText(`1963 (${total})`)
  await year.selectOption('1963')
  await expect(page).toHaveURL('/comics?decade=1960&year=1963')
  await expect(page.getByText(`${total} comics match your filters.`)).toBeVisible()
  await expectHrefs(cardsOf(page, 'comics'), hrefsOf('comics', results))
  for (const detail of await page.getByText(/^[A-Z][a-z]{2} 19\d\d/).all()) {
    await expect(detail).toHaveText(/ 1963/)
  }
  await expect(decade.getByRole('option', { name: /^1990s/ })).toBeAttached()
  await decade.selectOption('1990')
  await expect(page).toHaveURL('/comics?decade=1990')
  await expect(choices).toHaveText([/^Any year$/, ...Array(10).fill(/^199\d \([\d,]+\)$/)])
  await openListing(page, '/comics?year=1963')
  await expect(page.getByText(`${total} comics match your filters.`)).toBeVisible()
  await page.getByRole('button', { name: 'Remove 1963' }).click()
  await expect(page).toHaveURL('/comics?decade=1960')
})

test('arrow keys in a closed filter go through its choices, and Back undoes them at once', async ({
  page,
}) => {
  await openListing(page, '/comics')
  const decade = page.getByRole('combobox', { name: 'Decade' })
  await expect(decade.getByRole('option', { name: /^1960s/ })).toBeAttached()
  await decade.focus()
  for (const _press of ['first', 'second', 'third']) await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?decade=\d{4}$/)
  await page.goBack()
  await expect(page).toHaveURL('/comics')
  // They pass by what opens the finder, both ways.
  const series = page.getByRole('combobox', { name: 'Series' })
  await expect(series.getByRole('option')).not.toHaveCount(2)
  await series.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?series=\d+$/)
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL('/comics')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('chips take filters away one by one, and Clear all all of them, those that leave nothing too', async ({
  page,
}) => {
  await openListing(page, '/comics?decade=1990&characters=1009610&key=true')
  await page.getByRole('button', { name: 'Remove Spider-Man' }).click()
  await expect(page).toHaveURL('/comics?decade=1990&key=true')
  await expect(page.getByText(/^Showing 1–24/)).toBeFocused()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/comics')
  await expect(page.getByRole('list', { name: 'Filters in force' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove 1990s' })).toBeVisible()

  const { results } = await askCatalogue(page, 'events/116')
  await page.goto('/comics?decade=1930&events=116')
  await expect(page.getByRole('heading', { name: 'Nothing on this shelf' })).toBeVisible()
  await expect(page.getByText('0 comics match your filters.')).toBeVisible()
  // A filter without any match still shows its name.
  await expect(page.getByRole('button', { name: `Remove ${results[0]?.title}` })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL('/comics')
  await expect(cardsOf(page, 'comics')).toHaveCount(24)
})

test('a filter leaves the reader and the focus where they are', async ({ page }) => {
  await openListing(page, '/characters?page=3')
  const team = page.getByRole('combobox', { name: 'Team' })
  await expect(team.getByRole('option', { name: /^X-Men \(\d/ })).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 150))
  await team.focus()
  await team.selectOption('x-men')
  await expect(page).toHaveURL('/characters?team=x-men')
  await expect(page.getByText('Showing 1–24')).toBeVisible()
  await expect(team).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(150)
})

test('what a filter has no room for is found by its name', { tag: '@errand' }, async ({ page }) => {
  const { results } = await askCatalogue(page, 'series?title=NYX&startYear=2003&limit=1')
  const shown = `series=${results[0]?.id}&decade=2000&noVariants=true`
  const { total } = await askCatalogue(page, `comics?${shown}&limit=1`)
  await openListing(page, '/comics?decade=2000')
  const select = page.getByRole('combobox', { name: 'Series', exact: true })
  await expect(select.getByRole('option', { name: /NYX/ })).toHaveCount(0)
  await select.focus()
  await select.selectOption('Find by name…')
  const finder = page.getByRole('dialog', { name: 'Find a series' })
  await expect(finder.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finder).toHaveCount(0)
  await expect(select).toBeFocused()
  await expect(page).toHaveURL('/comics?decade=2000')

  await select.selectOption('Find by name…')
  await page.keyboard.type('nyx 2003')
  const hits = finder.getByRole('option')
  await expect(hits.first()).toContainText('NYX')
  // Until the hits belong to the complete text, Enter opens none.
  await expect(finder.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await expect(finder.getByRole('group')).toHaveCount(1)
  await expect(finder.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(finder).toHaveCount(0)
  await expect(page).toHaveURL(`/comics?decade=2000&series=${results[0]?.id}`)
  await expect(page.getByText(`${total} comics match your filters.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove NYX/ })).toBeVisible()
  await expect(select).toBeFocused()
})

test('series too are found by any creator and any character', async ({ page }) => {
  await openListing(page, '/series')
  for (const [label, typed, title] of [
    ['Creator', 'steve gerber', 'Steve Gerber'],
    ['Character', 'howard the duck', 'Howard the Duck'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).selectOption('Find by name…')
    const finder = page.getByRole('dialog', { name: `Find a ${label.toLowerCase()}` })
    await finder.getByRole('combobox').fill(typed)
    await finder.getByRole('option', { name: title }).first().click()
    await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible()
  }
  await expect(page).toHaveURL(/^[^?]+\/series\?creators=\d+&characters=\d+$/)
  await expect(cardsOf(page, 'series').first()).toBeVisible()
})

test('characters are found by any team, however small', async ({ page }) => {
  await openListing(page, '/characters')
  const select = page.getByRole('combobox', { name: 'Team', exact: true })
  await expect(select.getByRole('option', { name: /Great Lakes/ })).toHaveCount(0)
  await select.selectOption('Find by name…')
  const finder = page.getByRole('dialog', { name: 'Find a team' })
  await finder.getByRole('combobox').fill('lakes')
  await finder.getByRole('option', { name: 'Great Lakes Avengers' }).click()
  await expect(page).toHaveURL('/characters?team=great+lakes+avengers')
  await expect(page.getByRole('button', { name: 'Remove Great Lakes Avengers' })).toBeVisible()
  await expect(cardsOf(page, 'characters').first()).toBeVisible()
})

test.describe('the finder in trouble', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED/ })

  test('says what failed and tries again; without its script it says so', async ({ page }) => {
    await openListing(page, '/comics')
    const creator = page.getByRole('combobox', { name: 'Creator', exact: true })
    await expect(creator.getByRole('option').nth(2)).toBeAttached()
    await page.route('**/static/js/**', (route) => route.abort())
    await creator.selectOption('Find by name…')
    await expect(page.getByRole('alert')).toHaveText('The search did not come. Try again.')
    await page.unroute('**/static/js/**')

    await page.route('**/api/search?*', (route) =>
      route.fulfill({ status: 500, json: { code: 'moved', message: 'The index is being moved.' } }),
    )
    await creator.selectOption('Find by name…')
    const finder = page.getByRole('dialog', { name: 'Find a creator' })
    await finder.getByRole('combobox').fill('kirby')
    await expect(finder.getByRole('alert')).toContainText('The index is being moved.')
    await page.unroute('**/api/search?*')
    await finder.getByRole('button', { name: 'Try again' }).click()
    await expect(finder.getByRole('option', { name: /Jack Kirby/ })).toBeVisible()
    await finder.getByRole('combobox').fill('qqqqzzzz')
    await expect(finder.getByText('Nobody by that name')).toBeVisible()
  })
})
