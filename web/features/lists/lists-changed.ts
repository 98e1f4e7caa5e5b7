const listeners = new Set<() => void>()

/** Calls back when a list was made, deleted or restored here; returns the function that ends it. */
export function onListsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellListsChanged(): void {
  for (const listener of listeners) listener()
}
