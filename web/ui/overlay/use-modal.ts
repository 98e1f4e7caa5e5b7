import { type RefObject, useLayoutEffect } from 'react'
import { lockScroll } from '#web/lib/focus/lock-scroll.ts'

/**
 * Opens a modal dialog while it is rendered, with the initial focus on the first match of `first`. The
 * browser makes the page behind it inert and restores the focus afterwards.
 */
export function useModal(overlay: RefObject<HTMLDialogElement | null>, first: string): void {
  useLayoutEffect(() => {
    const dialog = overlay.current
    const giveRoomBack = keepRoomOfScrollbar()
    const letPageGo = lockScroll()
    dialog?.showModal()
    // By default the browser would focus a scrollable card.
    dialog?.querySelector<HTMLElement>(first)?.focus()
    return () => {
      dialog?.close()
      letPageGo()
      giveRoomBack()
    }
  }, [overlay, first])
}

/** Locks scrolling, and reserves the width of the scrollbar so that the page does not shift. */
function keepRoomOfScrollbar(): () => void {
  const { style, clientWidth } = document.documentElement
  // Overlays may be stacked; the lowest one owns the reserved width.
  const before = style.scrollbarGutter
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  return () => {
    style.scrollbarGutter = before
  }
}
