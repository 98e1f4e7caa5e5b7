import { type Page, test } from '@playwright/test'

export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** The widths at which the links of the site are behind a menu button. */
export const SMALL_SCREENS = [{ width: 820, height: 1180 }, PHONE, { width: 320, height: 640 }]
/** The widths that every page is designed for. */
const SCREENS = [WIDE, ...SMALL_SCREENS]

type Screen = (typeof SCREENS)[number]

/** Checks one loaded page on several screens. */
export async function onEachScreen(
  page: Page,
  look: (screen: Screen) => Promise<void>,
  screens: Screen[] = SCREENS,
): Promise<void> {
  for (const screen of screens) {
    await test.step(`at ${screen.width} px`, async () => {
      await page.setViewportSize(screen)
      await look(screen)
    })
  }
}
