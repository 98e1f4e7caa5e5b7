let holders = 0

/**
 * The page behind is not scrolled while something lies over it, and perhaps something more over that.
 * Told to the document from here: by `:root:has()` each card that comes or goes would make the browser
 * look through the whole page for it.
 */
export function holdPage(): () => void {
  const { style } = document.documentElement
  holders += 1
  style.overflow = 'hidden'
  return () => {
    holders -= 1
    if (holders === 0) style.overflow = ''
  }
}
