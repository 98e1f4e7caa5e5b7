import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { WIDE } from './screens.ts'

/**
 * Axe finds nothing in the page as it stands, or in a part of it. Of rules that hold one place is
 * told, and no second page is opened for what frames of other hosts would say: without either it
 * takes three times as long.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (part !== undefined) axe.include(part)
  const { violations, passes } = await axe.analyze()
  expect(passes.length).toBeGreaterThan(part === undefined ? 10 : 5)
  expect(violations).toEqual([])
}

/** For pages that stand still: half faded in, a theme has not its own colours yet. */
export async function expectNoViolationsInEitherTheme(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page, part)
  }
}

const NARROW = { width: 320, height: 640 }

/**
 * One state of a page in both themes on a wide screen, and on the narrowest: rules of axe that depend
 * on anything else depend on the theme or on the layout. For pages that stand still.
 */
export async function expectNoViolationsAnywhere(page: Page, part?: string): Promise<void> {
  await page.setViewportSize(WIDE)
  await expectNoViolationsInEitherTheme(page, part)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(NARROW)
  await expectNoViolations(page, part)
}
