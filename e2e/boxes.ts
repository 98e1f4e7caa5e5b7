import type { Page } from '@playwright/test'

export interface Box {
  what: string
  x: number
  y: number
  width: number
  height: number
}

/**
 * Where the parts of a page stand in its document, all read at one moment: what is the same before and
 * after has not moved, however long it took.
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
