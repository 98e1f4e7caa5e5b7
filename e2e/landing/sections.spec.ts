import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { onEachScreen, PHONE, WIDE } from '../screens.ts'

const NAMES = ['New comics today', 'About', 'Stats', 'Pricing', 'Get in touch']

const heroOf = (page: Page) => page.getByRole('region', { name: 'New comics today' })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('has its five sections in order, each with its word, and the hero leads to the plans', {
  tag: '@errand',
}, async ({ page }) => {
  await page.goto('/')
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions).toHaveCount(NAMES.length)
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await onEachScreen(page, async () => {
    await page.evaluate(() => scrollTo(0, 0))
    for (const [index, name] of NAMES.entries()) {
      const region = regions.nth(index)
      await expect(region).toHaveAccessibleName(name)
      await expect(
        region.getByText(name, { exact: true }).or(region.getByRole('heading', { name })).first(),
      ).toBeVisible()
    }
    // Read at one moment: after a resize the sections are laid out again.
    const boxes = await regions.evaluateAll((sections) =>
      sections.map((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return { top, bottom }
      }),
    )
    for (const [index, { top }] of boxes.entries()) {
      expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0)
    }
    const hero = heroOf(page)
    await expect(
      hero.getByText(
        'Merchandise, comics and the latest issues, waiting for you at a local bookstore.',
      ),
    ).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Browse the rack' })).toHaveAttribute(
      'href',
      '/comics',
    )
    await hero.getByRole('link', { name: 'See the plans' }).click()
    await expect(page).toHaveURL('/#pricing')
    await expect(page.getByRole('heading', { name: 'Pick your plan' })).toBeInViewport()
  })
})

test('sets the headline in three lines of one length, shows every picture, and fits the screen', async ({
  page,
}) => {
  await page.goto('/')
  await untilFontsLoaded(page)
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await onEachScreen(page, async (screen) => {
    const lines = heroOf(page).getByRole('heading', { level: 1 }).locator('span')
    await expect(lines).toHaveText(['New', 'comics', 'today'])
    const widths = await lines.evaluateAll((spans) =>
      spans.map((span) => {
        const range = document.createRange()
        range.selectNodeContents(span)
        return range.getBoundingClientRect().width
      }),
    )
    expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(1.03)

    if (screen.width >= 820) {
      await page.evaluate(() => scrollTo(0, 0))
      for (const name of ['Browse the rack', 'See the plans']) {
        await expect(heroOf(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 })
      }
    }

    const pictures = page.getByRole('main').locator('img:visible')
    await expect(pictures).toHaveCount(screen.width > 1000 ? 6 : 5)
    await loadPictures(page)
    const sizes = await pictures.evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    )
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    await expect(page.getByRole('img', { name: 'Long boxes and stacks of comics' })).toBeVisible()
    const contact = page.getByRole('region', { name: 'Get in touch' })
    const cover = contact.getByRole('img', { name: 'cover of our letters page' })
    await expect(cover).toBeVisible({ visible: screen.width > 1000 })
    await expect(contact.getByRole('textbox')).toHaveCount(3)
    await expect(contact.getByRole('button')).toHaveText('Submit')
    await expectFits(page)
  })
})

test('has a character and, behind it, large text that can be seen', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  const words = hero.locator('[aria-hidden=true]', { hasText: 'Spinner Rack' })
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await loadPictures(page)
  await untilFontsLoaded(page)
  const look = async () => {
    await page.evaluate(() => scrollTo(0, 0))
    const character = hero.getByRole('img', { name: 'A figure with a cape' })
    await expect(character).toBeInViewport({ ratio: 0.4 })
    const panel = await hero.boundingBox()
    for (const word of await words.locator('span').all()) {
      const box = await word.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(Number(panel?.x))
      const right = Number(box?.x) + Number(box?.width)
      expect(right).toBeLessThanOrEqual(Number(panel?.x) + Number(panel?.width) + 1)
      expect(box?.height).toBeGreaterThan(70)
    }
    const withWords = await hero.screenshot()
    await setVisibility('hidden')
    expect(await countDifferences(withWords, await hero.screenshot())).toBeGreaterThan(2000)
    await setVisibility('')
    expect(await countDifferences(withWords, await hero.screenshot())).toBeLessThan(20)
  }
  const setVisibility = (visibility: string) =>
    words.evaluate((element, value) => {
      element.style.visibility = value
    }, visibility)
  await onEachScreen(page, look, [WIDE, PHONE])
})

test('scrolls to the plans smoothly for readers who do not mind motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behaviour()).toBe('auto')
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect.poll(behaviour).toBe('smooth')
  await expect(page.getByRole('heading', { name: 'Pick your plan' })).toBeInViewport()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behaviour()).toBe('auto')
})

test('headline and picture are there from the first paint: they move, but they do not fade', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  // From the style rules: finished animations are not in `getAnimations()`.
  const changed = await heroOf(page).evaluate((hero) => {
    const names = [...hero.querySelectorAll('*')].flatMap((part) =>
      [undefined, '::before', '::after'].map(
        (pseudo) => getComputedStyle(part, pseudo).animationName,
      ),
    )
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .filter(({ name }) => names.includes(name))
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((frame) => (frame instanceof CSSKeyframeRule ? [...frame.style] : []))
  })
  expect(changed).toContain('transform')
  expect(changed).not.toContain('opacity')
})

test('nothing moves for readers who want no motion, and the counters stand at their targets', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const stats = page.getByRole('region', { name: 'Stats' })
  await stats.scrollIntoViewIfNeeded()
  await expect(stats.locator('[aria-hidden=true]')).toHaveText(['1500', '60000', '14750'])
})

/** The number of pixels that differ by more than an anti-aliased edge does. */
async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [one, other].map((shot) => sharp(shot).raw().toBuffer()),
  )
  if (before?.length !== after?.length) throw new Error('The pictures are not of one size.')
  return before?.filter((value, index) => Math.abs(value - Number(after?.[index])) > 30).length ?? 0
}

async function loadPictures(page: Page): Promise<void> {
  for (const picture of await page.getByRole('main').locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
  }
}
