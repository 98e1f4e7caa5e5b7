import { wrapTab } from './wrap-tab.ts'

/**
 * Keeps keyboard, pointer and screen reader within an element, as in a window of its own: all that
 * stands beside it or beside what holds it is inert, and Tab goes round. Returns what ends that.
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
