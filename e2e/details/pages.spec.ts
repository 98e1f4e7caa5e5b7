import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import {
  ask,
  CREATOR,
  EVENT,
  expectNamePictureAndHeart,
  IN_NO_COMIC,
  KEY_ISSUE,
  LONG_SERIES,
  openDetail,
  SPIDER_MAN,
  sectionOf,
  WOLVERINE,
} from './detail.ts'

test.beforeEach(async ({ page }) => {
  await newMember(page)
})

test('a character: real name, first appearance, key issues, years, and whom it meets', {
  tag: '@errand',
}, async ({ page }) => {
  await openDetail(page, SPIDER_MAN)
  await expect(page.getByText('Peter Parker', { exact: true })).toBeVisible()
  const { firstAppearance, whereToBegin, oftenWith } = await ask(page, `/api/facts${SPIDER_MAN}`)
  await expect(
    page.getByRole('link', { name: 'Amazing Fantasy (1962)', exact: true }),
  ).toHaveAttribute('href', `/comics/${firstAppearance.comicId}`)
  const { data } = await ask(page, `/v1/public${SPIDER_MAN}/comics?key=true&orderBy=onsaleDate`)
  const keys = sectionOf(page, 'Key issues')
  await expect(keys.locator('ul > li a').first()).toHaveAttribute(
    'href',
    `/comics/${data.results[0].id}`,
  )
  await expect(
    keys.getByRole('link', { name: `All ${data.total.toLocaleString('en')} key issues` }),
  ).toBeVisible()
  const begin = sectionOf(page, 'Where to begin')
  await expect(begin.getByRole('listitem')).toHaveCount(whereToBegin.length)
  await expect(begin.getByRole('listitem').first()).toContainText('First appearance')
  await expect(begin.getByRole('listitem').nth(1)).toContainText(
    'First issue of Amazing Spider-Man (1963)',
  )
  const { years } = await ask(page, `/api/facts${SPIDER_MAN}/years`)
  const table = sectionOf(page, 'Appearances by year').getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(years.length + 1)
  const [friend] = oftenWith
  const company = sectionOf(page, 'Often with').getByRole('listitem')
  await expect(company).toHaveCount(12)
  await expect(company.first()).toContainText(friend.name)
  await expect(company.first()).toContainText(
    `${friend.comics.toLocaleString('en')} comics together`,
  )
  await expect(sectionOf(page, 'Told by').getByRole('link').first()).toBeVisible()
  await expectNamePictureAndHeart(page, SPIDER_MAN)
  // A decade of the timeline leads to its comics.
  await page.getByRole('link', { name: 'Comics of the 1960s' }).click()
  await expect(page).toHaveURL('/comics?characters=1009610&decade=1960')
  const { data: sixties } = await ask(
    page,
    '/v1/public/comics?characters=1009610&decade=1960&noVariants=true&limit=1',
  )
  const total = sixties.total.toLocaleString('en')
  await expect(page.getByText(`${total} comics match your filters.`)).toBeVisible()
})

test('from Wolverine to his first appearance, and to where he is met in full', {
  tag: '@errand',
}, async ({ page }) => {
  await openDetail(page, WOLVERINE)
  const keys = sectionOf(page, 'Key issues')
  await expect(
    keys.getByRole('listitem').filter({ hasText: 'First full appearance of Wolverine' }),
  ).toContainText('Incredible Hulk (1968) #181')
  const begin = sectionOf(page, 'Where to begin')
  await expect(begin.getByRole('listitem').first()).toContainText('First appearance')
  await begin.getByRole('link').first().click()
  const name = 'Incredible Hulk (1968) #180'
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(sectionOf(page, 'Key issue')).toContainText('First appearance of Wolverine')
  await sectionOf(page, 'Next to read').getByRole('link', { name: /#181$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /#181$/ })).toBeFocused()
})

test('the comics of a character come oldest first by choice, and Back undoes it', async ({
  page,
}) => {
  await openDetail(page, WOLVERINE)
  const comics = sectionOf(page, 'Comics')
  const first = comics.locator('ul > li a[href^="/comics/"]').first()
  const newest = await first.getAttribute('href')
  await comics.getByRole('link', { name: 'Oldest first' }).click()
  await expect(page).toHaveURL(`${WOLVERINE}?order=oldest`)
  const { data } = await ask(page, `/v1/public${WOLVERINE}/comics?orderBy=onsaleDate&limit=1`)
  await expect(first).toHaveAttribute('href', `/comics/${data.results[0].id}`)
  await page.goBack()
  await expect(first).toHaveAttribute('href', newest ?? '')
})

test('a comic: what is stated, what is assumed, who made it, and its neighbours', {
  tag: '@errand',
}, async ({ page }) => {
  await openDetail(page, KEY_ISSUE)
  const note = sectionOf(page, 'Key issue')
  await expect(note).toContainText('First appearance of Venom')
  await expect(page.getByText('Print price', { exact: true }).locator('..')).toContainText('$1.50')
  await expect(page.getByText('Cover date', { exact: true }).locator('..')).not.toContainText(
    'Assumed',
  )
  await expect(page.getByText('On sale', { exact: true }).locator('..')).toContainText(
    'Assumed from neighbouring issues',
  )
  await expectNamePictureAndHeart(page, KEY_ISSUE)
  await expect(page.getByRole('link', { name: 'See it at Marvel', exact: true })).toHaveAttribute(
    'href',
    `https://www.marvel.com/comics/issue/${KEY_ISSUE.split('/').at(-1)}`,
  )
  await page.getByRole('link', { name: /^Next issue/ }).click()
  const next = page.getByRole('heading', { level: 1, name: 'Amazing Spider-Man (1963) #301' })
  await expect(next).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: /^Previous issue/ }).click()
  await expect(page).toHaveURL(KEY_ISSUE)
  await sectionOf(page, 'Creators')
    .getByRole('link', { name: /Todd McFarlane/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Todd McFarlane' })).toBeFocused()
})

test('an issue whose credits are assumed says so beside each of them', async ({ page }) => {
  const { data } = await ask(page, '/v1/public/series/1987/comics?issueNumber=20')
  const [{ id }] = data.results
  const { credits } = await ask(page, `/api/facts/comics/${id}`)
  await openDetail(page, `/comics/${id}`)
  const creators = sectionOf(page, 'Creators')
  await expect(creators).toContainText('assumed from neighbouring issues')
  const maker = credits.find(({ roles }: Maker) => roles.every(({ inferred }) => inferred))
  await expect(creators.locator(`a[href="/creators/${maker.id}"]`)).toContainText(
    `${maker.roles[0].role}, assumed`,
  )
})

interface Maker {
  id: number
  roles: { role: string; inferred: boolean }[]
}

test('a series leads to its next volume, and that back to it', { tag: '@errand' }, async ({
  page,
}) => {
  await openDetail(page, LONG_SERIES)
  await expect(page.getByText('1963–1998').first()).toBeVisible()
  await expect(page.getByText('First issue', { exact: true }).locator('..')).toContainText(
    '1963 March',
  )
  await expectNamePictureAndHeart(page, LONG_SERIES)
  await page.getByRole('link', { name: /^Next volume/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /1999/ })).toBeVisible()
  await page.getByRole('link', { name: /^Previous volume/ }).click()
  await expect(page).toHaveURL(LONG_SERIES)
})

test('an event: all its comics in reading order, or its core alone', async ({ page }) => {
  await openDetail(page, EVENT)
  const { parts } = await ask(page, `/api/facts${EVENT}`)
  const order: { id: number; role: string }[] = parts.flatMap(({ role, comics }: Part) =>
    comics.map(({ id }) => ({ id, role })),
  )
  const section = sectionOf(page, 'Reading order')
  const hrefs = () =>
    section
      .locator('ol')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await hrefs()).toEqual(order.map(({ id }) => `/comics/${id}`))
  const core = order.filter(({ role }) => role === 'core')
  await section.getByRole('link', { name: `Core ${core.length}` }).click()
  await expect(page).toHaveURL(`${EVENT}?parts=core`)
  expect(await hrefs()).toEqual(core.map(({ id }) => `/comics/${id}`))
  await page.goBack()
  await expect(section.locator('ol').getByRole('link')).toHaveCount(order.length)
  await expectNamePictureAndHeart(page, EVENT)
})

interface Part {
  role: string
  comics: { id: number }[]
}

test('what belongs together leads both ways', async ({ page }) => {
  await openDetail(page, EVENT)
  await sectionOf(page, 'Reading order').locator('ol').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/#1$/)
  await expect(sectionOf(page, 'Event')).toContainText(/Part 1 of \d+ of Inferno/)
  await sectionOf(page, 'Event').getByRole('link', { name: 'Inferno', exact: true }).click()
  await expect(page).toHaveURL(EVENT)
  await sectionOf(page, 'Characters').getByRole('link', { name: 'Cyclops', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cyclops' })).toBeFocused()
  await sectionOf(page, 'Events')
    .getByRole('link', { name: /^Inferno/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inferno' })).toBeFocused()
  await sectionOf(page, 'Series')
    .getByRole('link', { name: /^X-Terminators/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^X-Terminators/ })).toBeFocused()
  await expect(sectionOf(page, 'Events').getByRole('link', { name: /^Inferno/ })).toBeVisible()
  const creator = sectionOf(page, 'Creators').getByRole('link').first()
  const name = await creator.innerText()
  await creator.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(
    sectionOf(page, 'Series').getByRole('link', { name: /^X-Terminators/ }),
  ).toBeVisible()
})

test('somebody in no comic: words that say what is not known, and no number', async ({ page }) => {
  await openDetail(page, IN_NO_COMIC)
  const main = page.getByRole('main')
  await expect(main.getByText('No comics known here yet')).toBeVisible()
  await expect(main.getByText(/^We do not know their first appearance either/)).toBeVisible()
  await expect(main.getByText(/\b0\b/)).toHaveCount(0)
})

test('a creator: the number of comics, the roles, and with whom', async ({ page }) => {
  await openDetail(page, CREATOR)
  const { roles } = await ask(page, `/api/facts${CREATOR}`)
  const writer = roles.find(({ role }: { role: string }) => role === 'writer')
  const cell = page.getByText('As writer', { exact: true }).locator('..')
  await expect(cell).toContainText(writer.comics.toLocaleString('en'))
  await expect(sectionOf(page, 'Worked with').getByRole('link').first()).toBeVisible()
  await expectNamePictureAndHeart(page, CREATOR)
})
