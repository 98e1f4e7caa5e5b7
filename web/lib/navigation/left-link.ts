/** A link of the page's content, by its address: after Back its element is another one. */
export interface LeftLink {
  href: string
  /** Its index among the links to this address. */
  nth: number
}

/** The link that an event happened on; undefined outside of the page's content, which the bar is. */
export function toLeftLink({ target }: Event): LeftLink | undefined {
  const link = target instanceof Element && target.closest<HTMLElement>('main a[href]')
  if (!link) return undefined
  const href = String(link.getAttribute('href'))
  return { href, nth: linksTo(href).indexOf(link) }
}

/** What a reader does who has gone on and must not lose the focus. */
const GOING_ON = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Focuses the link as soon as it is in the document, unless the reader goes on before; the page stays
 * where it is. Returns a function that gives up.
 */
export function focusLeftLink({ href, nth }: LeftLink): () => void {
  const observer = new MutationObserver(() => focus() && giveUp())

  function giveUp() {
    observer.disconnect()
    for (const event of GOING_ON) window.removeEventListener(event, giveUp)
  }

  function focus(): boolean {
    const links = linksTo(href)
    const link = links[nth] ?? links[0]
    // The heading got the focus on arrival; elsewhere the reader has put it.
    if (link && document.activeElement?.matches('body, h1')) link.focus({ preventScroll: true })
    return link !== undefined
  }

  if (focus()) return giveUp
  // A card of the page before may become the card of this one.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
  for (const event of GOING_ON) window.addEventListener(event, giveUp, { passive: true })
  return giveUp
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main a')].filter(
    (link) => link.getAttribute('href') === href,
  )
}
