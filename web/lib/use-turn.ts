import { useEffect, useEffectEvent, useState } from 'react'

const waiting = new Set<() => void>()
let calling = false

/**
 * Lets one of all those who wait in with each frame: whatever takes a good part of a frame to come on
 * the screen would, all at once, hold up a reader who scrolls. Returns what was let in last: where one
 * of another key is wanted, still the one before. Nothing is waited for while nothing is wanted.
 */
export function useTurn<Wanted>(wanted: Wanted | undefined, key = ''): Wanted | undefined {
  const [come, setCome] = useState<{ key: string; what: Wanted | undefined }>()
  const enter = useEffectEvent(() => setCome({ key, what: wanted }))
  const waits = wanted !== undefined && come?.key !== key

  // biome-ignore lint/correctness/useExhaustiveDependencies: one of another key waits anew
  useEffect(() => {
    if (!waits) return
    const letIn = () => enter()
    waiting.add(letIn)
    if (!calling) requestAnimationFrame(letOneIn)
    calling = true
    return () => {
      waiting.delete(letIn)
    }
  }, [waits, key])

  return come?.what
}

function letOneIn(): void {
  const [first] = waiting
  calling = first !== undefined
  if (first === undefined) return
  waiting.delete(first)
  first()
  requestAnimationFrame(letOneIn)
}
