import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Hit } from './search-api.ts'

interface ActiveHitOptions {
  /** Where the focus stays. */
  input: RefObject<HTMLInputElement | null>
  /** As they stand; none while the list is not shown. */
  hits: Hit[]
  /** Whether they are of what stands in the box: if not, Enter must not open one. */
  current: boolean
  onOpen: (hit: Hit) => void
}

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** The hit that Enter opens: the best one, until the reader moves. */
export function useActiveHit({ input, hits, current, onOpen }: ActiveHitOptions) {
  const [chosen, setChosen] = useState({ hits, index: 0 })
  // Another answer begins at its top.
  const index = chosen.hits === hits ? chosen.index : 0
  const active = hits[index]

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (active === undefined || held || event.isComposing) return
    const move = MOVES[event.key]
    if (move === undefined && !(event.key === 'Enter' && current)) return
    event.preventDefault()
    if (move === undefined) onOpen(active)
    else setChosen({ hits, index: move(index, hits.length) })
  })

  useEffect(() => {
    const box = input.current
    const listener = (event: KeyboardEvent) => handleKey(event)
    box?.addEventListener('keydown', listener)
    return () => box?.removeEventListener('keydown', listener)
  }, [input])

  return { active, choose: (hit: Hit) => setChosen({ hits, index: hits.indexOf(hit) }) }
}
