let locks = 0

/**
 * The page behind is not scrolled while something lies over it, and perhaps something more over that.
 * Told to the document from here: by `:root:has()` each card that comes or goes would make the browser
 * look through the whole page for it.
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
