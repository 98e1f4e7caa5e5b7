import type { CharacterRecord, Position } from './records.ts'
import { type SeriesNames, seriesName } from './series-names.ts'

/** By series, then by number: the characters who appear there for the first time. */
export type Debuts = Map<Position, Map<string, Position[]>>

/** A first appearance is an appearance. */
export function debutsOf(characters: CharacterRecord[], seriesNames: SeriesNames): Debuts {
  const debuts: Debuts = new Map()
  for (const [position, { firstAppearance: first }] of characters.entries()) {
    const series = first && seriesNames.find(seriesName({ ...first, title: first.series }))
    if (!first || series === null || series === undefined) continue
    const numbers = debuts.get(series) ?? new Map<string, Position[]>()
    numbers.set(first.number, [...(numbers.get(first.number) ?? []), position])
    debuts.set(series, numbers)
  }
  return debuts
}
