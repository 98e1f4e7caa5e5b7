import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls back when the connection is there again: whoever waits need not press anything. */
export function useBackOnline(call: () => void): void {
  const handleOnline = useEffectEvent(call)

  // Together with the words that say what failed: a busy page takes its time until other effects run.
  useLayoutEffect(() => {
    const listener = () => handleOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
