import { type Facets, MAX_FACET_VALUES } from '#contract/facets.ts'
import type { Catalogue, Condition } from '../index/catalogue.ts'
import { countRelated, countValues, type FacetValue } from '../index/facets.ts'
import type { Kind } from '../index/kinds.ts'
import type { Selection } from '../index/selection.ts'
import { capitalised, Namer } from './summaries.ts'

export type FacetKind = Exclude<Kind, 'stories'>

/** Facets have the names of the parameters that filter by them. */
const FACETS: Record<FacetKind, { values: string[]; related: Kind[] }> = {
  characters: { values: ['firstLetter', 'team', 'role', 'decade'], related: [] },
  comics: {
    values: ['formatType', 'format', 'decade', 'year', 'key'],
    related: ['series', 'characters', 'creators', 'events'],
  },
  series: { values: ['seriesType', 'decade', 'running'], related: ['creators', 'characters'] },
  events: { values: ['decade'], related: [] },
  creators: { values: ['role', 'firstLetter'], related: [] },
}

/** Facets sorted by value; the others are sorted by count. */
const IN_ORDER = ['firstLetter', 'decade', 'year']

export class FacetLists {
  private readonly catalogue: Catalogue
  private readonly namer: Namer

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    this.namer = new Namer(catalogue, { resources: '', site: '' })
  }

  facets(kind: FacetKind, conditions: Condition[]): Facets {
    const selection = this.catalogue.select(kind, conditions)
    const { values, related } = FACETS[kind]
    return Object.fromEntries([
      ...values.map((field) => [field, this.byValue(kind, field, selection)]),
      ...related.map((to) => [to, this.byRelation(kind, to, selection)]),
    ])
  }

  private byValue(kind: FacetKind, field: string, selection: Selection) {
    const most = countValues(this.catalogue, kind, field, selection)
      .sort((a, b) => b.count - a.count || byOwnOrder(a, b))
      .slice(0, MAX_FACET_VALUES)
    if (IN_ORDER.includes(field)) most.sort(byOwnOrder)
    return most.map(({ value, count }) => ({ value, label: this.label(field, value), count }))
  }

  private byRelation(kind: FacetKind, to: Kind, selection: Selection) {
    return countRelated(this.catalogue, kind, to, selection)
      .sort((a, b) => b.count - a.count || a.record - b.record)
      .slice(0, MAX_FACET_VALUES)
      .map(({ record, count }) => ({
        value: this.catalogue.indexes[to].ids[record] as number,
        label: this.namer.name(to, record),
        count,
      }))
  }

  private label(field: string, value: string | number): string {
    if (field === 'decade') return `${value}s`
    if (field === 'key') return 'Key issues'
    if (field === 'formatType') return value === 'comic' ? 'Comics' : 'Books'
    if (field === 'running') return 'Still running'
    return field === 'team' ? this.teamName(String(value)) : capitalised(String(value))
  }

  /** Filters are case-insensitive; the facet shows the team as spelled in the data. */
  private teamName(folded: string): string {
    const [first] = this.catalogue.indexes.characters.valuesOf('team').get(folded) ?? []
    const teams = first === undefined ? [] : (this.catalogue.characters[first]?.teams ?? [])
    return teams.find((team) => team.toLowerCase() === folded) ?? folded
  }
}

function byOwnOrder(a: FacetValue, b: FacetValue): number {
  return a.value < b.value ? -1 : 1
}
