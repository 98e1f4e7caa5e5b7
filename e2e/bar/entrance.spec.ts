import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { onEachScreen, SMALL_SCREENS, WIDE } from '../screens.ts'
import { barOf, menuButton, open } from './bar.ts'

/** The items that are animated in: text, delay and duration, in order of appearance. */
function readEntrances(page: Page): Promise<[string, number, number][]> {
  return barOf(page).evaluate((header) => {
    const nameOf = (item: Element) =>
      item.textContent || (item.querySelector('[aria-label]') ?? item).getAttribute('aria-label')
    return [...header.querySelectorAll('*')]
      .map((item) => ({ item, style: getComputedStyle(item) }))
      .filter(({ style }) => style.animationName !== 'none')
      .map(({ item, style }): [string, number, number] => [
        String(nameOf(item)),
        Number.parseFloat(style.animationDelay),
        Number.parseFloat(style.animationDuration),
      ])
      .sort(([, one], [, other]) => one - other)
  })
}

/** Opens the page with a paused clock, so that the entrance animation is still to come. */
async function openBefore(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await open(page, path)
}

test('the items of a visitor come one after the other, 0.5 to 1.8 s after the bar, and drop 14 px', async ({
  page,
}) => {
  await openBefore(page, '/')
  expect(await readEntrances(page)).toEqual([
    ['Spinner Rack', 0.5, 0.4],
    ['Home', 0.7, 0.4],
    ['Characters', 0.9, 0.4],
    ['Comics', 1.1, 0.4],
    ['Series', 1.3, 0.4],
    [expect.stringMatching(/^More/), 1.4, 0.4],
    ['Login', 1.5, 0.4],
    ['Sign Up', 1.8, 0.4],
  ])
  const frames = await barOf(page)
    .getByRole('listitem')
    .first()
    .evaluate((item) => {
      const { animationName } = getComputedStyle(item)
      return [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
        .flatMap((rule) => [...(rule as CSSKeyframesRule).cssRules].map(({ cssText }) => cssText))
    })
  expect(frames).toEqual(['0% { opacity: 0; transform: translateY(-14px); }'])
})

test.describe('of a member', () => {
  test.use({ reader: 'member', viewport: WIDE })

  test('so do the items, and sooner those of a small bar, where the links are in the menu', async ({
    page,
  }) => {
    await openBefore(page, '/comics')
    expect(await readEntrances(page)).toEqual([
      ['Spinner Rack', 0.5, 0.4],
      ['Home', 0.7, 0.4],
      ['Characters', 0.9, 0.4],
      ['Comics', 1.1, 0.4],
      ['Series', 1.3, 0.4],
      [expect.stringMatching(/^More/), 1.4, 0.4],
      ['Search', 1.5, 0.4],
      [expect.stringMatching(/^Switch to/), 1.8, 0.4],
      ['Account menu', 1.8, 0.4],
    ])
    const links = ['Home', 'Characters', 'Comics', 'Series', 'Events', 'Creators', 'Teams']
    const look = async () => {
      await expect(menuButton(page)).toBeVisible()
      const entrances = await readEntrances(page)
      expect(entrances.filter(([name]) => !links.includes(name))).toEqual([
        ['Spinner Rack', 0.5, 0.4],
        ['Search', 0.6, 0.4],
        ['Account menu', 0.7, 0.4],
        ['Menu', 0.7, 0.4],
      ])
      for (const [, delay, duration] of entrances.filter(([name]) => links.includes(name))) {
        expect(delay + duration).toBeLessThan(0.5)
      }
    }
    await onEachScreen(page, look, SMALL_SCREENS)
  })
})

test('an item can be used before it has come', async ({ page }) => {
  await openBefore(page, '/')
  const item = barOf(page).getByRole('listitem').filter({ hasText: 'Sign Up' })
  await item.evaluate((element) => {
    element.style.animationName = 'none'
    getComputedStyle(element).animationName
    element.style.animationName = ''
    for (const entrance of element.getAnimations()) entrance.pause()
  })
  await expect(item).toHaveCSS('opacity', '0')
  await item.getByRole('link').click()
  await expect(page).toHaveURL('/signup')
})

test('they come once a visit: not on the next page, nor after a page without the bar', async ({
  page,
}) => {
  await openBefore(page, '/')
  expect(await readEntrances(page)).toHaveLength(8)
  await page.clock.runFor(2400)
  await expect.poll(() => readEntrances(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeVisible()
  expect(await readEntrances(page)).toEqual([])
  await barOf(page).getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('link', { name: 'Spinner Rack' }).click()
  await expect(barOf(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  expect(await readEntrances(page)).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('everything is simply there, the stuck bar and the menu too', async ({ page }) => {
    await openBefore(page, '/')
    expect(await readEntrances(page)).toEqual([])
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(barOf(page)).toHaveCSS('position', 'fixed')
    await expect(barOf(page)).toHaveCSS('animation-name', 'none')
    await page.setViewportSize({ width: 390, height: 844 })
    await menuButton(page).click()
    await expect(barOf(page).getByRole('link', { name: 'Series' })).toBeVisible()
    expect(await readEntrances(page)).toEqual([])
    const bars = menuButton(page).locator('span').first()
    const turn = await bars.evaluate(
      (icon) => getComputedStyle(icon, '::before').transitionDuration,
    )
    expect(turn).toBe('0s')
  })
})
