/**
 * Keeps keyboard, pointer and screen reader within an element, as in a window of its own: all that
 * stands beside it or beside what holds it is inert, and Tab goes round. Returns what ends that.
 */
export function keepWithin(element: HTMLElement): () => void {
  const others = [...besides(element)].filter((other) => !other.inert)
  const handleTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab') goRound(event, element)
  }
  for (const other of others) other.inert = true
  document.addEventListener('keydown', handleTab)
  return () => {
    for (const other of others) other.inert = false
    document.removeEventListener('keydown', handleTab)
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

/** From the last stop of the Tab key to the first, and back: the browser itself would leave the page. */
function goRound(event: KeyboardEvent, element: HTMLElement): void {
  const stops = [...element.querySelectorAll<HTMLElement>('a, button, input')]
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== end) return
  event.preventDefault()
  start?.focus()
}
