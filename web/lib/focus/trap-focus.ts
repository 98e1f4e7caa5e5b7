import { wrapTab } from './wrap-tab.ts'

/**
 * Focus trap for an element: all siblings of it and of its ancestors are inert, and Tab wraps within
 * it. Returns a function that releases the trap.
 */
export function trapFocus(element: HTMLElement): () => void {
  const others = [...besides(element)].filter((other) => !other.inert)
  const handleKey = (event: KeyboardEvent) => wrapTab(event, element)
  for (const other of others) other.inert = true
  document.addEventListener('keydown', handleKey)
  return () => {
    for (const other of others) other.inert = false
    document.removeEventListener('keydown', handleKey)
  }
}

function* besides(element: HTMLElement): Generator<HTMLElement> {
  const parent = element.parentElement
  if (parent === null || element === document.body) return
  for (const other of parent.children) {
    if (other !== element && other instanceof HTMLElement) yield other
  }
  yield* besides(parent)
}
