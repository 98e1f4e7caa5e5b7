import { readFileSync } from 'node:fs'

/** In milliseconds since 1970. */
export interface Span {
  from: number
  to: number
}

const SAMPLE_MS = 10
/** The kernel counts in hundredths of a second (USER_HZ). */
const TICK_MS = 10
/** Less than this does not change a frame's time. */
const MUCH_MS = 20

/**
 * Steal time: when the host of a virtual machine withheld its CPUs, from /proc/stat. What was
 * measured then includes the host's delay. Linux only.
 */
export function watchStolenTime(): { stop(): Span[] } {
  const spans: Span[] = []
  let sampled = { at: now(), stolenMs: readStolenMs() }
  const timer = setInterval(() => {
    const sample = { at: now(), stolenMs: readStolenMs() }
    if (sample.stolenMs - sampled.stolenMs >= MUCH_MS) {
      // The counter lags by one sample at most.
      spans.push({ from: sampled.at - SAMPLE_MS, to: sample.at })
    }
    sampled = sample
  }, SAMPLE_MS)
  return {
    stop() {
      clearInterval(timer)
      return spans
    },
  }
}

export function overlaps(one: Span, others: Span[]): boolean {
  return others.some(({ from, to }) => one.from < to && from < one.to)
}

function now(): number {
  return performance.timeOrigin + performance.now()
}

function readStolenMs(): number {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    return Number(all.split(/\s+/)[8] ?? 0) * TICK_MS
  } catch {
    return 0
  }
}
