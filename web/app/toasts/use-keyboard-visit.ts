import { type RefObject, useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'

/**
 * Pauses all toasts while the focus is within them. A toast closed from there returns the focus to
 * where it came from. A press of the mouse does not move the focus into a toast.
 */
export function useKeyboardVisit(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = board.current
    if (node === null) return
    const ended = new AbortController()
    let origin: EventTarget | null = null

    const handleFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) origin = relatedTarget
      toast.pause()
    }
    node.addEventListener('focusin', handleFocusIn, ended)
    node.addEventListener('focusout', () => toast.play(), ended)
    node.addEventListener('mousedown', (event) => event.preventDefault(), ended)

    const stopWatching = toast.onChange(({ id, status }) => {
      const hasFocus = document.getElementById(String(id))?.contains(document.activeElement)
      if (status === 'removed' && hasFocus && origin instanceof HTMLElement) origin.focus()
    })
    return () => {
      ended.abort()
      stopWatching()
    }
  }, [board])
}
