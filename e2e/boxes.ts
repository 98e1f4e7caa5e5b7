import type { Page } from '@playwright/test'

export interface Box {
  what: string
  x: number
  y: number
  width: number
  height: number
}

/**
 * The boxes of the parts of a page in document coordinates, all read at one moment: equal boxes before
 * and after mean that nothing has shifted.
 */
export function readBoxes(page: Page, parts: string): Promise<Box[]> {
  return page.locator(parts).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const what = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`
      return { what, x: x + scrollX, y: y + scrollY, width, height }
    }),
  )
}
