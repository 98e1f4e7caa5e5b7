import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Hit } from './search-api.ts'

interface ActiveHitOptions {
  /** The input that keeps the focus. */
  input: RefObject<HTMLInputElement | null>
  /** In the order shown; empty while the list is hidden. */
  hits: Hit[]
  /** Whether the hits belong to the current text: if not, Enter must not open one. */
  current: boolean
  onOpen: (hit: Hit) => void
}

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** The active option of the combobox, which Enter opens: the best hit, until the arrow keys move it. */
export function useActiveHit({ input, hits, current, onOpen }: ActiveHitOptions) {
  const [chosen, setChosen] = useState({ hits, index: 0 })
  // New hits reset it to the first one.
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
