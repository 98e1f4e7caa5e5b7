import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CIVIL_WAR = '/events/238'

test('whoever follows Civil War finds its next issue on the rack, until all is read, put off or dropped', {
  tag: '@errand',
}, async ({ page }) => {
  await newMember(page)
  await page.goto('/rack')
  const section = (name: string) => page.getByRole('region', { name })
  await expect(section('Where to begin').getByRole('listitem')).toHaveCount(5)
  await expect(section('Next up')).toHaveCount(0)

  await page.goto(CIVIL_WAR)
  const parts = section('Reading order').getByRole('link', { name: /^Part/ })
  await expect(parts.nth(2)).toBeVisible()
  const [first, second, third] = await parts.evaluateAll((links) =>
    links.slice(0, 3).map((link) => String(link.getAttribute('href'))),
  )
  const follow = page.getByRole('button', { name: 'Follow', exact: true })
  const saved = page.waitForResponse('**/api/follows/events/*')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await saved

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Your rack' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your rack' })).toBeFocused()
  const next = section('Next up')
  const issue = next.getByRole('link').first()
  const mark = next.getByRole('button', { name: /^Mark as read/, pressed: false })
  await expect(issue).toHaveAttribute('href', String(first))
  await mark.click()
  await expect(issue).toHaveAttribute('href', String(second))
  await expect(next).toContainText('1 of')
  await mark.click()
  await expect(issue).toHaveAttribute('href', String(third))
  await expect(next).toContainText('2 of 114 read')

  await next.getByRole('button', { name: /^Put off/ }).click()
  await expect(next).toContainText('Nothing waits')
  await next.getByRole('button', { name: 'Arrange' }).click()
  await next.getByRole('button', { name: /^Bring back/ }).click()
  await expect(next).not.toContainText('put off until')
  await next.getByRole('button', { name: 'Done' }).click()
  await expect(next.getByRole('listitem')).toHaveCount(1)
  await next.getByRole('button', { name: /^Drop/ }).click()
  await expect(next).toHaveCount(0)
  // What was begun can still be gone on with.
  await expect(section('Go on reading').getByRole('listitem')).toHaveCount(1)
  const dropped = page.getByRole('status').filter({ hasText: 'no longer follow Civil War' })
  await dropped.getByRole('button', { name: 'Undo' }).click()

  await next.getByRole('link', { name: 'Civil War', exact: true }).click()
  await page.getByRole('button', { name: 'Mark as read…' }).click()
  await page.getByRole('menuitem', { name: 'All 114 comics' }).click()
  await expect(page.getByText('You have read 114 of 114')).toBeVisible()
  await page.goBack()
  await expect(next).toContainText('Nothing waits: what you follow is put off, or read to its end.')
})

test('the rack passes axe and fits, for somebody new and for a reader', async ({ page }) => {
  await newMember(page)
  await page.goto('/rack')
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.request.put('/api/follows/series/2258')
  await page.request.put('/api/progress/comics/6706')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Go on reading' })).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.getByRole('button', { name: 'Arrange' }).click()
  await expect(page.getByRole('button', { name: /^Unfollow/ })).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
})
