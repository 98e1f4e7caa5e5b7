import type { Locator, Page } from '@playwright/test'
import { MAX_LIST_ENTRIES, MAX_LISTS } from '#contract/lists.ts'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen, WIDE } from '../screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CIVIL_WAR = 238

/** Of the rows on the screen, in order. */
function titles(page: Page) {
  return rows(page).getByRole('link')
}

function rows(page: Page) {
  return page.getByRole('main').locator('li[data-comic]')
}

function saved(page: Page, method = 'PUT') {
  return page.waitForResponse(
    (response) => response.url().includes('/api/lists/') && response.request().method() === method,
  )
}

async function choose(page: Page, row: number, action: string) {
  await rows(page)
    .nth(row)
    .getByRole('button', { name: /^More for/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: action }).focus()
  await page.keyboard.press('Enter')
}

test('a list is made, filled, ordered by keyboard, noted, read, deleted and brought back', {
  tag: '@errand',
}, async ({ page }) => {
  await newMember(page)
  await page.goto('/lists')
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible()
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('Name').fill('Rainy days')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Rainy days' })).toBeFocused()
  const address = new URL(page.url()).pathname

  for (const comic of [9359, 12429, 6482]) {
    await page.goto(`/comics/${comic}`)
    await page.getByRole('button', { name: 'Add to list', exact: true }).click()
    const added = saved(page, 'POST')
    await page.getByRole('checkbox', { name: /^Rainy days/ }).check()
    expect((await added).status()).toBe(200)
  }

  await page.goto(address)
  await expect(rows(page)).toHaveCount(3)
  const [first = '', second = '', third = ''] = await titles(page).allInnerTexts()
  expect(new Set([first, second, third]).size).toBe(3)
  let save = saved(page)
  await choose(page, 2, 'Move up')
  await save
  await expect(page.getByText('Moved to 2 of 3')).toBeAttached()
  const moved = rows(page)
    .nth(1)
    .getByRole('button', { name: /^More for/ })
  await expect(moved).toBeFocused()
  save = saved(page)
  await choose(page, 1, 'Note and section…')
  await page.getByLabel('Note').fill('Begin here.')
  await page.getByLabel('Section').fill('Core')
  await page.keyboard.press('Enter')
  await save
  await expect(moved).toBeFocused()
  await page.reload()
  await expect(page.getByText('Begin here.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Core' })).toBeVisible()
  const ids = (text: string) => text.replace(/^\d+\s*/, '')
  expect((await titles(page).allInnerTexts()).map(ids)).toEqual([first, third, second].map(ids))

  const mark = rows(page)
    .nth(0)
    .getByRole('button', { name: /^Mark as read/ })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')

  await choose(page, 1, 'Remove from the list')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Rainy days' }).click()
  await expect(rows(page)).toHaveCount(3)
})

test('the order of an event becomes a list, is put into another by dragging, and loses nothing to a change elsewhere', async ({
  page,
}) => {
  // Tall enough that the drag comes to no edge, where the page would scroll along.
  await page.setViewportSize(WIDE)
  await newMember(page)
  await page.goto(`/events/${CIVIL_WAR}`)
  await page.getByRole('button', { name: 'Make a list of this order' }).click()
  await expect(page).toHaveURL(/\/lists\/.+/)
  await expect(titles(page).nth(2)).toBeVisible()
  const first = String(await titles(page).first().getAttribute('href'))
  const total = Number(await rows(page).first().getAttribute('aria-setsize'))

  const elsewhere = await page.request.post(`/api${new URL(page.url()).pathname}/entries`, {
    data: { comics: [9359] },
  })
  expect(elsewhere.status()).toBe(200)
  const from = await rows(page).nth(0).locator('[aria-hidden]').first().boundingBox()
  const to = await rows(page).nth(2).boundingBox()
  const x = Number(from?.x) + 10
  const save = saved(page)
  await page.mouse.move(x, Number(from?.y) + 20)
  await page.mouse.down()
  await page.mouse.move(x, Number(to?.y) + Number(to?.height) - 4, { steps: 6 })
  await page.mouse.up()
  await expect(titles(page).nth(2)).toHaveAttribute('href', first)
  await expect(page.getByText(`Moved to 3 of ${total}`)).toBeAttached()
  await save
  await expect(
    page.getByText('This list was changed elsewhere; both changes are kept.'),
  ).toBeVisible()
  await expect(titles(page).nth(2)).toHaveAttribute('href', first)
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(total + 1))
})

test('a comic goes into a list from its card by keys, and the list takes another in and gives it back', async ({
  page,
}) => {
  await newMember(page)
  const make = (data: object) => page.request.post('/api/lists', { data })
  await make({ name: 'Webs' })
  await make({ name: 'The war', from: { kind: 'event', id: CIVIL_WAR } })
  await page.goto('/search?q=amazing+spider-man+300&kinds=comics')
  const card = page.getByRole('button', { name: /^Add to list, Amazing Spider-Man \(1963\) #300/ })
  await card.first().press('Enter')
  const added = saved(page, 'POST')
  await page.getByRole('checkbox', { name: /^Webs/ }).press('Space')
  await added
  await page.keyboard.press('Escape')
  await expect(card.first()).toBeFocused()

  await page.goto('/rack')
  await page.getByRole('link', { name: 'Webs' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Merge with…' }).click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText(/comics of “The war” are now at the end of this list/)).toBeVisible()
  await expect(rows(page).nth(3)).toBeVisible()
  const save = saved(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await save
  await expect(rows(page)).toHaveCount(1)
})

test('of 500 lists, and of a list of 10,000, only what is near the window is in the document', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await newMember(page)
  const made = await page.request.post('/api/lists', {
    data: { name: 'The war', from: { kind: 'event', id: CIVIL_WAR } },
  })
  const one = await made.json()
  const lists = Array.from({ length: MAX_LISTS }, (_, n) => ({
    ...one,
    id: `${one.id}-${n}`,
    name: `List ${n + 1}`,
  }))
  await page.route('**/api/lists', (route) => route.fulfill({ json: { lists } }))
  await page.goto('/lists')
  const cards = page.getByRole('main').getByRole('listitem')
  await expectFew(cards, MAX_LISTS)
  await page.reload()
  await expect(page.getByRole('link', { name: `List ${MAX_LISTS}` })).toBeInViewport()

  const all = Array.from({ length: MAX_LIST_ENTRIES }, (_, n) => ({ comic: n + 1 }))
  const entries = all.map((entry) => ({ ...entry, section: '', note: '' }))
  await page.route(`**/api/lists/${one.id}/entries`, (route) =>
    route.fulfill({ json: { version: one.version, entries } }),
  )
  const whole = await (await page.request.get(`/api/lists/${one.id}`)).json()
  await page.route(`**/api/lists/${one.id}?*`, (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    const results = entries
      .slice(offset, offset + 100)
      .map((entry) => ({ ...whole.results[0], ...entry }))
    return route.fulfill({ json: { ...whole, offset, total: entries.length, results } })
  })
  await page.goto(`/lists/${one.id}`)
  await expectFew(rows(page), MAX_LIST_ENTRIES)
  await expect(rows(page).last().getByRole('link')).toBeInViewport()
})

/** Goes from the first to the last of so many, of which never more than a few windows are rendered. */
async function expectFew(items: Locator, total: number) {
  const page = items.page()
  await expect(items.first()).toHaveAttribute('aria-posinset', '1')
  expect(await items.count()).toBeLessThan(60)
  await expect(items.first()).toHaveAttribute('aria-setsize', String(total))
  await page.keyboard.press('End')
  await expect(items.last()).toHaveAttribute('aria-posinset', String(total))
  await items.last().scrollIntoViewIfNeeded()
  expect(await items.count()).toBeLessThan(60)
}

test('axe finds nothing, and everything fits', async ({ page }) => {
  await newMember(page)
  await page.request.post('/api/lists', {
    data: { name: 'Everything there is about the war', from: { kind: 'event', id: CIVIL_WAR } },
  })
  await page.goto('/lists')
  await expect(page.getByRole('link', { name: /^Everything/ })).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.getByRole('link', { name: /^Everything/ }).click()
  await expect(rows(page).first()).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.goto('/comics/9359')
  await page.getByRole('button', { name: 'Add to list', exact: true }).click()
  await expect(page.getByRole('checkbox')).toBeVisible()
  await expectFits(page)
  await expectNoViolationsAnywhere(page, 'dialog')
})
