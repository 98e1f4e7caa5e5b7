import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { WIDE } from './screens.ts'

/**
 * Expects no axe violation on the page or in a part of it. One node per rule is reported, and axe opens
 * no second page for frames of other hosts: without either it takes three times as long.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Off by default: targets of at least 24 px.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode()
  if (part !== undefined) axe.include(part)
  const { violations, passes } = await axe.analyze()
  expect(passes.length).toBeGreaterThan(part === undefined ? 10 : 5)
  expect(violations).toEqual([])
}

/** For pages without animation: a theme that is still fading in has other colours. */
export async function expectNoViolationsInEitherTheme(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page, part)
  }
}

const NARROW = { width: 320, height: 640 }

/**
 * One state of a page in both themes on a wide screen, and on the narrowest: the results of axe depend
 * on the theme and the layout only. For pages without animation.
 */
export async function expectNoViolationsAnywhere(page: Page, part?: string): Promise<void> {
  await page.setViewportSize(WIDE)
  await expectNoViolationsInEitherTheme(page, part)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(NARROW)
  await expectNoViolations(page, part)
}
