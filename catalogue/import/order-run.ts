import { monthCount, monthFromCount } from '../load/dates.ts'
import type { ImportContext } from './context.ts'
import type { LayerComic, LayerRun } from './layer.ts'
import { compareNumbers, numberKey } from './printed-number.ts'
import type { KnownComic } from './shelf.ts'

/** Later than every month that is stated. */
const NEVER = '9999-99'
const MONTHS_ON_SALE_BEFORE_COVER = 2

/**
 * The months on the covers of a run go up with its order. New numbers therefore stand in the order in which they
 * came out; a month that contradicts those below the layer is told and left out.
 */
export function orderRuns(context: ImportContext): void {
  for (const run of context.layer.runs.values()) {
    const below = context.shelf.issuesOf(run.series).filter(({ record }) => record !== undefined)
    below.sort((one, other) => placeOf(one) - placeOf(other))
    const own = chronological(run)
    run.comics.clear()
    for (const comic of own) run.comics.set(numberKey(comic.number), comic)
    checkMonths(context, run, below)
  }
}

function placeOf({ record }: KnownComic): number {
  return record?.place ?? 0
}

/** By number, but none before one that came out earlier; a number without a month stays behind its neighbour. */
function chronological(run: LayerRun): LayerComic[] {
  const comics = [...run.comics.values()].sort((one, other) =>
    compareNumbers(one.number, other.number),
  )
  let month = ''
  const dated = comics.map((comic) => {
    month = monthOf(run, comic) ?? month
    return { comic, month }
  })
  dated.sort((one, other) => (one.month < other.month ? -1 : one.month > other.month ? 1 : 0))
  return dated.map(({ comic }) => comic)
}

function monthOf(run: LayerRun, { number }: LayerComic): string | undefined {
  const { details } = run.factsOf(number)
  const onsale = details.get('onsale')
  const fromSale = onsale && monthFromCount(monthCount(onsale) + MONTHS_ON_SALE_BEFORE_COVER)
  return run.coverMonthOf(number) ?? fromSale
}

function checkMonths(context: ImportContext, run: LayerRun, below: readonly KnownComic[]): void {
  const stated = below.map(({ record }) =>
    record === undefined || record.coverMonthInferred ? '' : record.coverMonth,
  )
  const ceilings = ceilingsOf(stated)
  let floor = ''
  for (const [place, { number }] of below.entries()) {
    const month = stated[place] || (run.factsOf(number).details.get('cover') ?? '')
    const isFitting = month >= floor && month <= (ceilings[place] ?? NEVER)
    if (month !== '' && !isFitting) forget(context, run, number, month)
    else if (month > floor) floor = month
  }
}

/** For each place the next month that is stated there or later. */
function ceilingsOf(stated: readonly string[]): string[] {
  const ceilings: string[] = []
  let next = NEVER
  for (let place = stated.length - 1; place >= 0; place -= 1) {
    next = stated[place] || next
    ceilings[place] = next
  }
  return ceilings
}

function forget({ report }: ImportContext, run: LayerRun, number: string, month: string): void {
  if (!run.facts.has(numberKey(number))) return
  const facts = run.factsOf(number)
  const details = new Map([...facts.details].filter(([name]) => name !== 'cover'))
  run.state(number, { ...facts, details })
  const words = `comic ${run.title} #${number}: the month ${month} does not go with those around it`
  report.add('contradicting', { place: '' }, words)
}
