import { asInferred, preferCredits, readCredits, uniqueCredits } from './credits.ts'
import type { LayerMark } from './data-lines.ts'
import { readWith } from './fields.ts'
import { parseIssueNumbers } from './issue-numbers.ts'
import type { Names } from './names.ts'
import type { Run } from './read-series.ts'
import type { Credit, Position } from './records.ts'

const SPAN_COLUMNS = 4

/**
 * What follows from the spans of a run. Comics under the same spans share these lists, which saves
 * memory for sixty thousand comics.
 */
export interface Stretch {
  credits: Credit[]
  characters: Position[]
}

export const EMPTY_STRETCH: Stretch = { credits: [], characters: [] }

interface Span extends Stretch {
  layer: LayerMark
}

/** By number; a number without a span is not there. */
export function readStretches(run: Run, characters: Names, creators: Names): Map<string, Stretch> {
  const spans: Span[] = []
  const spansOf = new Map<string, string>()
  const numbers = new Set(run.numbers)
  for (const [index, line] of run.below.span.entries()) {
    const { layer } = line
    spans.push({ ...EMPTY_STRETCH, layer })
    if (!line.hasShape(2, SPAN_COLUMNS)) continue
    for (const number of readWith(line, () => parseIssueNumbers(line.field(1))) ?? []) {
      if (!numbers.has(number)) line.fault(`#${number} is not in the run`)
      else spansOf.set(number, `${spansOf.get(number) ?? ''} ${index}`)
    }
    spans[index] = {
      layer,
      credits: asInferred(readCredits(line, 2, creators)),
      characters: characters.findAll(line, line.list(3)),
    }
  }
  const shared = new Map<string, Stretch>()
  const stretchOf = (names: string) => {
    const known = shared.get(names)
    if (known !== undefined) return known
    const indexes = names.trim().split(' ').map(Number)
    const stretch = mergeStretches(indexes.map((index) => spans[index] as Span))
    shared.set(names, stretch)
    return stretch
  }
  return new Map(Array.from(spansOf, ([number, names]) => [number, stretchOf(names)]))
}

/** The spans of one layer add up; a later one says what the earlier ones leave open, or overwrites them. */
function mergeStretches(spans: Span[]): Stretch {
  const byLayer = Map.groupBy(spans, ({ layer }) => layer)
  let all: Stretch | undefined
  for (const [{ overwrites }, stretches] of byLayer) {
    const own = {
      credits: uniqueCredits(stretches.flatMap(({ credits }) => credits)),
      characters: [...new Set(stretches.flatMap(({ characters }) => characters))],
    }
    if (all === undefined) all = own
    else all = overwrites ? preferStretch(own, all) : preferStretch(all, own)
  }
  return all ?? EMPTY_STRETCH
}

function preferStretch(first: Stretch, second: Stretch): Stretch {
  return {
    credits: preferCredits(first.credits, second.credits),
    characters: first.characters.length > 0 ? first.characters : second.characters,
  }
}
