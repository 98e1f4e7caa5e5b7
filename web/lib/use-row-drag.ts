import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** This near to an edge of the window the page scrolls along. */
const EDGE_PX = 110
const MOST_PX_PER_FRAME = 22

/** A row on its way: where it was, and before which row it would land. */
export interface Drag {
  from: number
  gap: number
}

interface RowDragOptions {
  /** The number of rows whose middle is above a distance from the top of the document. */
  findGap: (y: number) => number
  onDrop: (from: number, to: number) => void
}

/** Rows moved by a handle, with a mouse, a pen or a finger. Escape lets go of them where they were. */
export function useRowDrag({ findGap, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointerY = useRef(0)
  const from = drag?.from

  const follow = useEffectEvent(() => {
    const y = pointerY.current
    const step = scrollStep(y, window.innerHeight)
    if (step !== 0) window.scrollBy(0, step)
    const gap = findGap(y + window.scrollY)
    setDrag((now) => (now === null || now.gap === gap ? now : { ...now, gap }))
  })

  useEffect(() => {
    if (from === undefined) return
    let frame = requestAnimationFrame(function next() {
      follow()
      frame = requestAnimationFrame(next)
    })
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    window.addEventListener('keydown', cancel)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', cancel)
    }
  }, [from])

  function toHandle(index: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        // Neither text is selected nor a picture dragged.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        pointerY.current = event.clientY
        setDrag({ from: index, gap: index })
      },
      onPointerMove(event: PointerEvent) {
        pointerY.current = event.clientY
      },
      onPointerUp(event: PointerEvent) {
        if (drag === null) return
        setDrag(null)
        const to = toPlace({ from: index, gap: findGap(event.clientY + window.scrollY) })
        if (to !== index) onDrop(index, to)
      },
      onPointerCancel: () => setDrag(null),
    }
  }

  return { drag, toHandle }
}

/** The place of the row in the order that comes of it. */
export function toPlace({ from, gap }: Drag): number {
  return gap > from ? gap - 1 : gap
}

/** Faster the nearer to the edge. */
export function scrollStep(y: number, height: number): number {
  const past = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (height - EDGE_PX))
  return Math.round((Math.max(-EDGE_PX, Math.min(EDGE_PX, past)) / EDGE_PX) * MOST_PX_PER_FRAME)
}
