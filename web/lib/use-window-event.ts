import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls the newest `call` at each event of the window. */
export function useWindowEvent(name: 'focus' | 'online' | 'signed-out', call: () => void): void {
  const handleEvent = useEffectEvent(call)

  // A layout effect, so that it is registered at paint: on a busy page other effects run much later.
  useLayoutEffect(() => {
    const listener = () => handleEvent()
    window.addEventListener(name, listener)
    return () => window.removeEventListener(name, listener)
  }, [name])
}
