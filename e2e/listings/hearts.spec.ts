import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { KINDS, openListing } from './listing.ts'

test('every card has a heart; one call asks about a page of them, and what is pressed is saved', {
  tag: '@errand',
}, async ({ page }) => {
  await newMember(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/favourites')) asked.push(pathname)
  })
  const pressed: string[] = []
  for (const kind of KINDS) {
    await openListing(page, `/${kind}?size=48`)
    const hearts = page.getByRole('main').getByRole('button', { name: /^Favourite ./ })
    await expect(hearts).toHaveCount(48)
    const name = (await hearts.nth(30).getAttribute('aria-label')) ?? ''
    pressed.push(name)
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' &&
        new URL(response.url()).pathname.startsWith(`/api/favourites/${kind}/`),
    )
    await hearts.nth(30).click()
    await expect(hearts.nth(30)).toHaveAttribute('aria-pressed', 'true')
    expect((await saved).status()).toBe(204)
    await expect(page).toHaveURL(`/${kind}?size=48`)
  }
  await page.reload()
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favourite ./ })
  await expect(hearts.nth(30)).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.nth(29)).toHaveAttribute('aria-pressed', 'false')
  expect(asked).toEqual([...KINDS, KINDS.at(-1)].map((kind) => `/api/favourites/${kind}`))
  await page.goto('/favourites')
  for (const name of pressed) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
})
