import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { WIDE } from './screens.ts'

/**
 * Expects no axe violation on the page or in a part of it. One node per rule is reported, and axe opens
 * no second page for frames of other hosts: without either it takes three times as long.
 */
export async function expectNoViolations(
  page: Page,
  part?: string,
  // Targets of at least 24 px. A notice in front of some makes them smaller for a moment.
  targets = false,
): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: targets } } })
    .setLegacyMode()
  if (part !== undefined) axe.include(part)
  const { violations, passes } = await axe.analyze()
  expect(passes.length).toBeGreaterThan(part === undefined ? 10 : 5)
  expect(violations).toEqual([])
}

/** For pages without animation: a theme that is still fading in has other colours. */
export async function expectNoViolationsInEitherTheme(
  page: Page,
  part?: string,
  targets = false,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page, part, targets)
  }
}

const NARROW = { width: 320, height: 640 }

/**
 * One state of a page in both themes on a wide screen, and on the narrowest: the results of axe depend
 * on the theme and the layout only. For pages without animation.
 */
export async function expectNoViolationsAnywhere(
  page: Page,
  part?: string,
  targets = false,
): Promise<void> {
  await page.setViewportSize(WIDE)
  await expectNoViolationsInEitherTheme(page, part, targets)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(NARROW)
  await expectNoViolations(page, part, targets)
}
