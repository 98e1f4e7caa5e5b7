import { useEffect, useState } from 'react'

const waiting = new Set<() => void>()
let calling = false

/**
 * Lets one of all those who wait in with each frame: whatever takes a good part of a frame to come on
 * the screen would, all at once, hold up a reader who scrolls. True from then on.
 */
export function useTurn(wanted: boolean): boolean {
  const [come, setCome] = useState(false)

  useEffect(() => {
    if (come || !wanted) return
    const enter = () => setCome(true)
    waiting.add(enter)
    if (!calling) requestAnimationFrame(letOneIn)
    calling = true
    return () => {
      waiting.delete(enter)
    }
  }, [come, wanted])

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
