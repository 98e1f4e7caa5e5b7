import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls the newest `call` at each event of the window. */
export function useWindowEvent(name: 'focus' | 'online', call: () => void): void {
  const handleEvent = useEffectEvent(call)

  // Together with what is painted: a busy page takes its time until other effects run.
  useLayoutEffect(() => {
    const listener = () => handleEvent()
    window.addEventListener(name, listener)
    return () => window.removeEventListener(name, listener)
  }, [name])
}
