import type { Page } from '@playwright/test'

/**
 * The texts of the main part that are cut off: by the edge of the screen, or by a box that hides its
 * overflow. Texts that give way on purpose are left out, unless they are named.
 */
export function readCutTexts(page: Page, pattern = ''): Promise<{ read: number; cut: string[] }> {
  return page.evaluate((source) => {
    const wanted = new RegExp(source)
    const main = document.querySelector('main') ?? document.body
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    let read = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || !wanted.test(text) || parent === null || !isShown(parent)) continue
      if (source === '' && givesWay(parent)) continue
      read += 1
      if (rectsOf(node).some((rect) => isCut(rect, parent))) cut.push(text)
    }
    return { read, cut }

    function isShown(element: Element): boolean {
      const hidden = element.closest('.unseen, [aria-hidden="true"], option, table')
      return hidden === null && element.checkVisibility({ visibilityProperty: true })
    }

    function givesWay(element: Element | null): boolean {
      if (element === null) return false
      if (getComputedStyle(element).webkitLineClamp !== 'none') return true
      return givesWay(element.parentElement)
    }

    function rectsOf(node: Node): DOMRect[] {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    }

    function isCut(rect: DOMRect, within: Element): boolean {
      if (rect.left < -1 || rect.right > innerWidth + 1) return true
      for (let box: Element | null = within; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const hides = overflowX !== 'visible' || overflowY !== 'visible'
        if (hides && reachesBeyond(rect, box.getBoundingClientRect())) return true
      }
      return false
    }

    function reachesBeyond(rect: DOMRect, edge: DOMRect): boolean {
      // The boxes of letters are higher than what is drawn of them.
      const slack = rect.height / 4
      const sideways = Math.max(edge.left - rect.left, rect.right - edge.right)
      const upright = Math.max(edge.top - rect.top, rect.bottom - edge.bottom)
      return sideways > 2 || upright > slack
    }
  }, pattern)
}

/** The overrides of WCAG 1.4.12. A constructed style sheet, which the page's policy allows. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })
}
