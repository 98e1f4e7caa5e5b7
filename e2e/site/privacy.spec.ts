import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { openListing } from '../listings/listing.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the privacy page can be read, is styled, and leads to the front page', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page).toHaveTitle('Privacy | Spinner Rack')
    const heading = page.getByRole('heading', { level: 1, name: 'Privacy' })
    await expect(heading).toBeVisible()
    await expect(page.getByText('Loading')).toBeHidden()
    const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily)
    expect(family).toContain('Rack Display')
    await expect(page.getByRole('term').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Data provided by Marvel')
    await page.getByRole('link', { name: 'Spinner Rack' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('the privacy page names everything that the site leaves in a browser, and leads to the contact form', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/comics')
  await expect(page).toHaveURL('/login')
  const storedForVisitors = await page.evaluate(() => Object.keys(localStorage))
  await newMember(page)
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Leaving a listing stores its scroll position.
  await openListing(page, '/comics')
  await page.goto('/')
  const region = page.getByRole('region', { name: 'Get in touch' })
  await region.getByLabel('Message').fill('Hello')
  await expect(region).toContainText('5 of 120 characters')
  await page.goto('/comics')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('thor')
  // As if the session had ended in the middle of the word.
  await page.evaluate(() => dispatchEvent(new Event('signed-out')))
  await page.getByRole('link', { name: 'See all results' }).click()
  await expect(page).toHaveURL('/search?q=thor')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible()

  const named = await page
    .getByRole('region', { name: 'In your browser' })
    .getByRole('term')
    .locator('code')
    .allTextContents()
  expect(named).toEqual([
    'rack.session_token',
    'rack.device',
    'redirectUrl',
    'theme',
    'recentSearches',
    'scrollPositions',
    'letter',
    'typed',
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect([...cookies, ...storedForVisitors, ...stored].sort()).toEqual(named.toSorted())
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await page.getByRole('link', { name: 'letters page' }).first().click()
  await expect(page).toHaveURL(/\/#contact$/)
  await expect(page.getByRole('region', { name: 'Get in touch' })).toBeInViewport()
})
