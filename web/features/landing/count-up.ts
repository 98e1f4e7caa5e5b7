const COUNT_UP_MS = 3000

interface CountUp {
  start: number
  target: number
  onCount: (count: number) => void
}

/** Calls back with whole numbers; the target is reached when the time is up, not before. */
export function countUp({ start, target, onCount }: CountUp): () => void {
  const startedAt = performance.now()
  let frame = requestAnimationFrame(step)
  // A background tab gets no animation frames, but timeouts.
  const end = setTimeout(() => {
    cancelAnimationFrame(frame)
    onCount(target)
  }, COUNT_UP_MS)

  function step() {
    const progress = (performance.now() - startedAt) / COUNT_UP_MS
    if (progress >= 1) return
    onCount(Math.floor(start + (target - start) * progress))
    frame = requestAnimationFrame(step)
  }

  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(end)
  }
}
