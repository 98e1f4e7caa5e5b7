/** One measured number, as printed and as written to RESULTS.md. */
export interface Figure {
  what: string
  value: string
  /** Minimum and maximum of the rounds, as a measure of the noise. */
  spread: string
  target: string
  /** Undefined where there is no target. */
  met: boolean | undefined
}

interface BenchOptions {
  /** Of a measurement that watches something for a while. */
  minutes: number
}

export interface Bench {
  name: string
  /** The method, and which caches are warm. */
  conditions: string[]
  /** Runs only when it is named. */
  isLong?: boolean
  run(options: BenchOptions): Promise<Figure[]>
}

interface Measured {
  what: string
  values: number[]
  unit?: string
  digits?: number
  atMost?: number
  atLeast?: number
  below?: number
}

/** The median of the rounds against its target. */
export function medianFigure({ what, values, unit = '', digits = 0, ...limits }: Measured): Figure {
  const written = (value: number) => `${value.toFixed(digits)}${unit}`
  return {
    what,
    value: written(median(values)),
    spread: `${written(Math.min(...values))} – ${written(Math.max(...values))}`,
    ...judge(median(values), limits, unit),
  }
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

/** A percentile: the smallest value that this share of all values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

function judge(
  value: number,
  { atMost, atLeast, below }: Pick<Measured, 'atMost' | 'atLeast' | 'below'>,
  unit: string,
): Pick<Figure, 'target' | 'met'> {
  if (atMost !== undefined) return { target: `≤ ${atMost}${unit}`, met: value <= atMost }
  if (below !== undefined) return { target: `< ${below}${unit}`, met: value < below }
  if (atLeast !== undefined) return { target: `≥ ${atLeast}${unit}`, met: value >= atLeast }
  return { target: '', met: undefined }
}
