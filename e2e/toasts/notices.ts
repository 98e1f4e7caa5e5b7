import type { Locator, Page } from '@playwright/test'

/** What the buttons of the style guide raise. */
const notices = {
  success: { text: 'success', role: 'status', durationMs: 2000 },
  error: { text: 'Not Authorized', role: 'alert', durationMs: 3000 },
  info: { text: 'Not Authorized', role: 'status', durationMs: 2000 },
  warning: { text: 'Not Found', role: 'alert', durationMs: 2000 },
  aside: { text: 'Saved to your favourites', role: 'status', durationMs: 5000 },
} as const

export type NoticeName = keyof typeof notices

export const names = Object.keys(notices) as NoticeName[]

/** The style guide, with its time standing still: it moves by `page.clock.runFor` alone. */
export async function openStyleguide(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto('/styleguide')
  // The first visitor waits until the page is compiled.
  await page.getByRole('heading', { level: 1, name: 'Style guide' }).waitFor()
  await page.clock.pauseAt(60_000)
}

export function buttonOf(page: Page, name: NoticeName): Locator {
  return page.getByRole('button', { name: `Raise ${name}` })
}

/** All toasts with the role of this notice; a toast that leaves has lost it. */
export function toastsOf(page: Page, name: NoticeName): Locator {
  return page
    .getByRole('region', { name: 'Notices, Alt+T' })
    .getByRole(notices[name].role)
    .filter({ hasText: notices[name].text })
}

/** Raises it with the keyboard, so that no toast lies under the mouse, and lets it come to rest. */
export async function raise(page: Page, name: NoticeName): Promise<Locator> {
  await buttonOf(page, name).press('Enter')
  const toast = toastsOf(page, name)
  await toast.waitFor()
  await comeToRest(toast)
  return toast
}

/** Clicks on it and waits until it has given up its room. */
export async function clickAway(page: Page, toast: Locator): Promise<void> {
  const id = await toast.getAttribute('id')
  await toast.click()
  await page.locator(`#${id}`).waitFor({ state: 'detached' })
}

/** CSS keeps its own time, whatever the clock of the page says. */
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
