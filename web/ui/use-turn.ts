import { useEffect, useState } from 'react'

const waiting = new Set<() => void>()
let calling = false

/**
 * True at once, unless it has to be `queued`: then one of all those who wait is let in with each frame.
 * A drawing that is painted for the first time takes a good part of a frame, and six of them would
 * hold up a reader who scrolls.
 */
export function useTurn(queued: boolean): boolean {
  const [come, setCome] = useState(!queued)

  useEffect(() => {
    if (come) return
    const enter = () => setCome(true)
    waiting.add(enter)
    if (!calling) requestAnimationFrame(letOneIn)
    calling = true
    return () => {
      waiting.delete(enter)
    }
  }, [come])

  return come
}

function letOneIn(): void {
  const [first] = waiting
  calling = first !== undefined
  if (first === undefined) return
  waiting.delete(first)
  first()
  requestAnimationFrame(letOneIn)
}
