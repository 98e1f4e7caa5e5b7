/** Of a page that shows no frames, as one in the background. */
const HIDDEN_MS = 100

/** Resolves when the next frame is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, HIDDEN_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
