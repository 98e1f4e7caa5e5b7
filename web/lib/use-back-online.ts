import { useEffect } from 'react'

/** Calls back when the connection is there again: whoever waits need not press anything. */
export function useBackOnline(call: () => void): void {
  useEffect(() => {
    window.addEventListener('online', call)
    return () => window.removeEventListener('online', call)
  }, [call])
}
