/** How long other requests wait at most; a single step may take longer. */
const SLICE_MS = 5

/** Does something with each, a few milliseconds at a time. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  step: (item: Item) => void,
): Promise<void> {
  let end = performance.now() + SLICE_MS
  for (const item of items) {
    step(item)
    if (performance.now() < end) continue
    await new Promise(setImmediate)
    end = performance.now() + SLICE_MS
  }
}
