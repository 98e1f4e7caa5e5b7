import { type RefObject, useLayoutEffect } from 'react'
import { lockScroll } from '#web/lib/focus/lock-scroll.ts'

/**
 * Keeps a dialog open for as long as it is rendered, with the focus on the `first` of its elements
 * that fits. The browser itself puts the page behind it out of reach and gives the focus back in the
 * end.
 */
export function useModal(overlay: RefObject<HTMLDialogElement | null>, first: string): void {
  useLayoutEffect(() => {
    const dialog = overlay.current
    const giveRoomBack = keepRoomOfScrollbar()
    const letPageGo = lockScroll()
    dialog?.showModal()
    // Left to itself, the browser would begin with a card that has to be scrolled.
    dialog?.querySelector<HTMLElement>(first)?.focus()
    return () => {
      dialog?.close()
      letPageGo()
      giveRoomBack()
    }
  }, [overlay, first])
}

/** The page behind is not scrolled now, and must not grow wider by the bar that goes. */
function keepRoomOfScrollbar(): () => void {
  const { style, clientWidth } = document.documentElement
  // One overlay may lie over another, which keeps its room.
  const before = style.scrollbarGutter
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  return () => {
    style.scrollbarGutter = before
  }
}
