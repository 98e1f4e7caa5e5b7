import type { Durations } from '../durations.ts'
import type { MetricSources } from './metric-sources.ts'

type Labels = Record<string, string | number>

export interface Sample {
  labels?: Labels
  value: number
}

export interface DurationSample {
  labels: Labels
  durations: Durations
}

interface Described {
  name: string
  /** What an operator reads beside the name. */
  help: string
}

interface NumberMetric extends Described {
  type: 'counter' | 'gauge'
  read(sources: MetricSources): Sample[] | Promise<Sample[]>
}

interface DurationMetric extends Described {
  type: 'histogram'
  read(sources: MetricSources): DurationSample[]
}

export type Metric = NumberMetric | DurationMetric

/** One sample for each entry, under a label that is its name. */
export function byLabel(label: string, values: Record<string, number>): Sample[] {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))
}
