const IDLE_TIMEOUT_MS = 2000

/**
 * The landing page comes with its first view alone laid out; the sections below follow here, and after
 * a section the articles in it, each in an idle moment of its own, so that none holds the reader up.
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
  // Not in every Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(act)
}
