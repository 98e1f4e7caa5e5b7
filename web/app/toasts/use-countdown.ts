import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back once after the given milliseconds, not counting the time while it is paused. */
export function useCountdown(durationMs: number, paused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (paused) return
    const begun = performance.now()
    const timer = setTimeout(() => end(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - begun
    }
  }, [paused])
}
