import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lockScroll } from '#web/lib/focus/lock-scroll.ts'
import { trapFocus } from '#web/lib/focus/trap-focus.ts'
import { useArrivalKey } from '#web/lib/navigation/use-arrival-key.ts'

export interface SiteMenuState {
  open: boolean
  /** Opens the menu, on its search box if asked, or closes it and gives the button the focus. */
  toggle: (button: HTMLElement, onSearch?: boolean) => void
}

/** The site menu of a small screen: a full-screen sheet, for which the header element itself grows. */
export function useSiteMenu(header: RefObject<HTMLElement | null>, small: boolean): SiteMenuState {
  const place = `${useArrivalKey()} ${small}`
  const [{ place: openedAt, open, onSearch }, setState] = useState(closedAt(place))
  const opener = useRef<HTMLElement>(null)

  // Every navigation closes it, also one to the same page, and so does widening the window.
  if (openedAt !== place) setState(closedAt(place))

  useLayoutEffect(() => (open ? lockScroll() : undefined), [open])

  useEffect(() => {
    const sheet = header.current
    if (!open || sheet === null) return
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setState(closedAt(place))
    }
    const release = trapFocus(sheet)
    document.addEventListener('keydown', handleEscape)
    if (onSearch) sheet.querySelector('input')?.focus()
    return () => {
      release()
      document.removeEventListener('keydown', handleEscape)
      // After a navigation the new page already has the focus; otherwise it may be on a link that is
      // now hidden.
      if (sheet.contains(document.activeElement)) opener.current?.focus()
    }
  }, [header, place, open, onSearch])

  return {
    open,
    toggle(button, onSearch = false) {
      opener.current = button
      setState({ place, open: !open, onSearch })
    },
  }
}

function closedAt(place: string) {
  return { place, open: false, onSearch: false }
}
