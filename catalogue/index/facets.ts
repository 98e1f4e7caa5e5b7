import type { Catalogue } from './catalogue.ts'
import type { Kind } from './kinds.ts'
import { intersectSelections, type Selection, sizeOf, toList } from './selection.ts'

export interface FacetValue {
  /** The parameter value that selects it. */
  value: string | number
  count: number
}

/** The values of a field, with the number of selected records that have them. */
export function countValues(
  catalogue: Catalogue,
  kind: Kind,
  field: string,
  selection: Selection,
): FacetValue[] {
  const index = catalogue.indexes[kind]
  const isAll = sizeOf(selection) === index.size
  return Array.from(index.valuesOf(field), ([value, records]) => ({
    value,
    count: isAll ? records.length : sizeOf(intersectSelections(selection, records)),
  })).filter(({ count }) => count > 0)
}

/** Records of another kind, with the number of selected records that are related to them. */
export function countRelated(
  catalogue: Catalogue,
  kind: Kind,
  to: Kind,
  selection: Selection,
): { record: number; count: number }[] {
  const relation = catalogue.relation(kind, to)
  const counts = new Uint32Array(catalogue.indexes[to].size)
  const { offsets, targets } = relation
  for (const record of toList(selection)) {
    const end = offsets[record + 1] as number
    for (let place = offsets[record] as number; place < end; place += 1) {
      const target = targets[place] as number
      counts[target] = (counts[target] as number) + 1
    }
  }
  const found: { record: number; count: number }[] = []
  counts.forEach((count, record) => {
    if (count > 0) found.push({ record, count })
  })
  return found
}
