import type { Locator, Page } from '@playwright/test'

/** The notices that the buttons of the style guide raise. */
const notices = {
  success: { text: 'success', role: 'status', durationMs: 2000 },
  error: { text: 'Not Authorized', role: 'alert', durationMs: 3000 },
  info: { text: 'Not Authorized', role: 'status', durationMs: 2000 },
  warning: { text: 'Not Found', role: 'alert', durationMs: 2000 },
  aside: { text: 'Saved to your favourites', role: 'status', durationMs: 5000 },
} as const

export type NoticeName = keyof typeof notices

export const names = Object.keys(notices) as NoticeName[]

/** Opens the style guide with a paused clock, which only `page.clock.runFor` advances. */
export async function openStyleguide(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto('/styleguide')
  // The page is compiled on the first visit, which takes long.
  await page.getByRole('heading', { level: 1, name: 'Style guide' }).waitFor()
  await page.clock.pauseAt(60_000)
}

export function buttonOf(page: Page, name: NoticeName): Locator {
  return page.getByRole('button', { name: `Raise ${name}` })
}

/** All toasts with the role of this notice; a leaving toast has lost it. */
export function toastsOf(page: Page, name: NoticeName): Locator {
  return page
    .getByRole('region', { name: 'Notices, Alt+T' })
    .getByRole(notices[name].role)
    .filter({ hasText: notices[name].text })
}

/** Raises it with the keyboard, so that no toast is hovered, and finishes its entrance animation. */
export async function raise(page: Page, name: NoticeName): Promise<Locator> {
  await buttonOf(page, name).press('Enter')
  const toast = toastsOf(page, name)
  await toast.waitFor()
  await comeToRest(toast)
  return toast
}

/** Clicks on it and waits until its room is released. */
export async function clickAway(page: Page, toast: Locator): Promise<void> {
  const id = await toast.getAttribute('id')
  await toast.click()
  await page.locator(`#${id}`).waitFor({ state: 'detached' })
}

/** Playwright's clock does not drive CSS animations. */
export async function comeToRest(toast: Locator): Promise<void> {
  await toast.evaluate((node) =>
    Promise.all(node.getAnimations().map((animation) => animation.finished)),
  )
}

export async function boxOf(toast: Locator) {
  const box = await toast.boundingBox()
  if (box === null) throw new Error('The toast is not on the page.')
  return box
}
