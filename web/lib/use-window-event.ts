import { useEffectEvent, useLayoutEffect } from 'react'

/** `signed-out` is our own: the session of a member is gone without their doing, the page still there. */
type WindowEvent = 'focus' | 'online' | 'signed-out'

/** Calls the newest `call` at each event of the window. */
export function useWindowEvent(name: WindowEvent, call: () => void): void {
  const handleEvent = useEffectEvent(call)

  // A layout effect, so that it is registered at paint: on a busy page other effects run much later.
  useLayoutEffect(() => {
    const listener = () => handleEvent()
    window.addEventListener(name, listener)
    return () => window.removeEventListener(name, listener)
  }, [name])
}
