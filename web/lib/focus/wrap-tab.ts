const TAB_STOPS = 'a[href], :is(button, input, select, textarea):enabled, [tabindex="0"]'

interface KeyPress {
  key: string
  shiftKey: boolean
  preventDefault: () => void
}

/**
 * Wraps Tab from the last tab stop of an element to the first, and Shift+Tab back. Without it Tab would
 * leave the page for the browser's toolbars, even where all else is inert.
 */
export function wrapTab(event: KeyPress, element: HTMLElement): void {
  if (event.key !== 'Tab') return
  const stops = [...element.querySelectorAll<HTMLElement>(TAB_STOPS)]
  const [edge, other] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}
