import { type RefObject, useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'

/**
 * While the focus is among the toasts, none of them goes away. One that is closed from there hands
 * the focus back to where it came from. A press of the mouse does not take it in the first place.
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
