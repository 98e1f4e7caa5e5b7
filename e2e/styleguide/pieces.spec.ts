import type { Locator } from '@playwright/test'
import { expect, test } from '../development-site.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { PHONE } from '../screens.ts'

// Serially, since each worker would start a development server of its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.goto('/styleguide')
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible()
  await untilFontsLoaded(page)
})

async function sizeOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return box
}

test('pieces keep their size: a busy button its width, an error line its height while it says nothing', async ({
  page,
}) => {
  const specimen = page.getByRole('figure', { name: 'Busy once pressed' }).first()
  const button = specimen.getByRole('button')
  await expect(button).toHaveAccessibleName('Submit')
  const { width, height } = await sizeOf(button)
  await button.click()
  await expect(button).toHaveAccessibleName('Please Wait..')
  expect(await sizeOf(button)).toMatchObject({ width, height })

  const fine = page.getByRole('figure', { name: 'Focus', exact: true }).getByRole('textbox').first()
  const wrong = page
    .getByRole('figure', { name: 'Error', exact: true })
    .getByRole('textbox')
    .first()
  const frameOf = (field: Locator) => field.locator('xpath=../..')
  expect((await sizeOf(frameOf(fine))).height).toBe((await sizeOf(frameOf(wrong))).height)
  await expect(wrong).toHaveAccessibleDescription('Must be a valid email!')
  const line = frameOf(wrong).getByText('Must be a valid email!')
  const dot = await line.evaluate((node) => getComputedStyle(node, '::before').content)
  expect(dot).toContain('•')
})

test('a field slides in by 20 px, in 0.3 s after 0.5 s, or by what its parent says; cards to come stay out of sight for 150 ms', async ({
  page,
}) => {
  const field = page.getByRole('figure', { name: 'At rest' }).getByRole('textbox').first()
  const entrance = await field.evaluate((input) => {
    const frame = input.parentElement?.parentElement as HTMLElement
    // Restarts the animation, then pauses it at the end of its delay, where it is at its largest
    // offset.
    frame.style.animationName = 'none'
    frame.getAnimations()
    frame.style.animationName = ''
    const [animation] = frame.getAnimations()
    animation?.pause()
    if (animation) animation.currentTime = 500
    const { delay, duration } = animation?.effect?.getTiming() ?? {}
    const start = getComputedStyle(frame).transform
    frame.style.setProperty('--field-slide', '64px')
    return { delay, duration, start, startAsTold: getComputedStyle(frame).transform }
  })
  expect(entrance).toEqual({
    delay: 500,
    duration: 300,
    start: 'matrix(1, 0, 0, 1, -20, 0)',
    startAsTold: 'matrix(1, 0, 0, 1, -64, 0)',
  })

  const status = page.getByRole('status').filter({ hasText: 'Loading' }).first()
  const sight = await status.evaluate((node) => {
    const frame = node.parentElement as HTMLElement
    frame.style.animationName = 'none'
    frame.getAnimations()
    frame.style.animationName = ''
    const [animation] = frame.getAnimations()
    animation?.pause()
    return [149, 152].map((time) => {
      if (animation) animation.currentTime = time
      return getComputedStyle(frame).opacity
    })
  })
  expect(sight).toEqual(['0', '1'])
})

test('a card is one link with the heart above it, and shows a drawing of ours where its picture failed', async ({
  page,
}) => {
  const card = page.getByRole('link', { name: 'Lost Issue #404' }).first()
  await card.scrollIntoViewIfNeeded()
  const picture = card.locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

  const row = page.getByRole('figure', { name: 'Comics and series' }).first()
  const heart = row.getByRole('button', { name: 'Favourite Iron Man #128' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).not.toHaveURL(/#/)
  // With `force`, since the link itself covers the text.
  await row.getByText('Nov 1979').click({ force: true })
  await expect(page).toHaveURL(/#cards$/)
})

test('the pager of a phone has the two steps and says where the reader is', async ({ page }) => {
  const pager = page.getByRole('navigation', { name: 'Among many, on ink' })
  await expect(pager.getByRole('link')).toHaveCount(7)
  await page.setViewportSize(PHONE)
  await expect(pager.getByRole('link')).toHaveCount(2)
  await expect(pager.getByText('Page 42 of 1,621')).toBeVisible()
})
