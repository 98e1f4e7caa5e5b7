const IDLE_TIMEOUT_MS = 2000

/**
 * On the landing page only the first view is laid out at first, by `content-visibility`. This lays out
 * the sections below, and then the articles in them, each in an idle callback of its own, so that none
 * blocks input.
 */
export function layOutOffscreenSections(root: HTMLElement): void {
  const [next, ...others] = root.querySelectorAll<HTMLElement>(
    'main > section:not(:first-child, [style]), main article:not([style])',
  )
  if (next !== undefined) next.style.contentVisibility = 'visible'
  if (others.length > 0) whenIdle(() => layOutOffscreenSections(root))
  else delete root.dataset.firstView
}

export function whenIdle(act: () => void): void {
  // Safari may lack requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(act)
}
