let locks = 0

/**
 * Locks the scrolling of the page behind an overlay; locks may be nested. Set as an attribute from
 * script: with `:root:has()` every card added or removed would invalidate the style of the whole page.
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement
  locks += 1
  style.overflow = 'hidden'
  return () => {
    locks -= 1
    if (locks === 0) style.overflow = ''
  }
}
