import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { onEachScreen } from '../screens.ts'
import { expect, messageOf, messages, test } from './mailbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ODD = [
  { fullname: 'Reader of Thor' },
  { fullname: 'ליאור בן־דוד', message: 'שלום! מתי יוצא הגיליון הבא? \u{1f577}\ufe0f' },
  { fullname: 'W'.repeat(40), email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.com` },
  { fullname: 'Wide Message Writer', message: 'W'.repeat(120), read: true },
  { fullname: '', email: '', message: '' },
]

test('axe finds nothing, nothing overflows and all can be pressed', async ({ page, mailbox }) => {
  mailbox.write(ODD)
  await page.goto('/inbox?since=2026-01-01')
  await expect(messages(page)).toHaveCount(ODD.length)
  await onEachScreen(page, async () => {
    await expectFits(page)
    const small = await page
      .getByRole('main')
      .locator('a, button, input')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ box: target.getBoundingClientRect(), name: target.outerHTML }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ name }) => name),
      )
    expect(small).toEqual([])
  })
  await expectNoViolationsAnywhere(page)
})

test('the keyboard alone comes to the inbox, filters it, marks a message and goes on', async ({
  page,
  mailbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  mailbox.write([{ fullname: 'Reader of Thor' }, { fullname: 'Somebody Else' }])
  await page.goto('/account')
  const menu = page.getByRole('button', { name: 'Account menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Inbox' })).toBeVisible()
  for (const item of [
    'Favourites',
    'Your lists',
    'Your collection',
    'Your year',
    'Account',
    'Inbox',
  ]) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: item })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused()

  const text = page.getByLabel('Containing')
  for (const name of ['All', 'Unread']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('From')).toBeFocused()
  // A date input has a tab stop for each of its parts, and one for its calendar.
  for (let stop = 0; stop < 9; stop += 1) {
    if (await text.evaluate((field) => field === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(text).toBeFocused()
  await page.keyboard.type('reader')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(1)
  await expect(text).toBeFocused()

  const stops = [
    page.getByRole('button', { name: 'Filter' }),
    page.getByRole('link', { name: 'Clear filters' }),
    page.getByRole('link', { name: 'JSON' }),
    page.getByRole('link', { name: 'CSV' }),
    messageOf(page, 'Reader of Thor').getByRole('link'),
    messageOf(page, 'Reader of Thor').getByRole('button'),
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    await expect(stop).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Enter')
  await expect(stops.at(-1) ?? text).toHaveAccessibleName('Mark as unread, Reader of Thor')
  await expect(stops.at(-1) ?? text).toBeFocused()
})
