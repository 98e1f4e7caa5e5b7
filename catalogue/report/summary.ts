import type { ComicRecord, Dataset } from '../load/records.ts'
import { listUnsettledSeries } from './unsettled-series.ts'

/** What the catalogue holds: how many of each kind, by decade, and how complete they are; `all` names every gap. */
export function summarise(dataset: Dataset, { all = false } = {}): string[] {
  const { layers: _layers, originals: _originals, ...kinds } = dataset
  const { characters, creators, series, comics, events } = kinds
  return [
    ...Object.entries(kinds).map(([kind, records]) => `${kind} ${records.length}`),
    `key issues ${comics.filter(({ key }) => key !== null).length}`,
    '',
    'by decade (characters by first appearance, series and events by their start)',
    ...decadeTable({
      characters: characters.flatMap(({ firstAppearance }) => firstAppearance?.year ?? []),
      series: series.map(({ startYear }) => startYear).filter(Boolean),
      comics: comics.map(({ coverMonth }) => yearOf(coverMonth)).filter(Boolean),
      events: events.map(({ start }) => yearOf(start)),
    }),
    '',
    ...characterShares(characters),
    ...comicShares(comics),
    share('creators with a credit', creditedCreators(comics), creators.length),
    ...listUnsettledSeries(dataset, all),
  ]
}

function characterShares(characters: Dataset['characters']): string[] {
  const has = {
    'a first appearance': (one: (typeof characters)[number]) => one.firstAppearance !== null,
    'a real name': (one: (typeof characters)[number]) => one.realName !== '',
    'a description': (one: (typeof characters)[number]) => one.description !== '',
  }
  const all = Object.values(has)
  return [
    ...Object.entries(has).map(([what, test]) =>
      share(`characters with ${what}`, characters.filter(test).length, characters.length),
    ),
    share(
      'characters with all three',
      characters.filter((one) => all.every((test) => test(one))).length,
      characters.length,
    ),
  ]
}

function comicShares(comics: ComicRecord[]): string[] {
  const count = (test: (comic: ComicRecord) => boolean) => comics.filter(test).length
  return [
    share(
      'comics without credits',
      count(({ credits }) => credits.length === 0),
      comics.length,
    ),
    share(
      'comics without characters',
      count(({ characters }) => characters.length === 0),
      comics.length,
    ),
    share(
      'comics whose cover month is inferred',
      count(({ coverMonthInferred }) => coverMonthInferred),
      comics.length,
    ),
    share(
      'comics with an inferred character',
      count(({ inferredCharacters }) => inferredCharacters.length > 0),
      comics.length,
    ),
    share(
      'comics with an inferred credit',
      count(({ credits }) => credits.some(({ inferred }) => inferred)),
      comics.length,
    ),
  ]
}

function creditedCreators(comics: ComicRecord[]): number {
  return new Set(comics.flatMap(({ credits }) => credits.map(({ creator }) => creator))).size
}

function decadeTable(yearsByKind: Record<string, number[]>): string[] {
  const decades = new Set<number>()
  const counts = Object.entries(yearsByKind).map(([kind, years]) => {
    const byDecade = new Map<number, number>()
    for (const year of years) {
      const decade = Math.floor(year / 10) * 10
      decades.add(decade)
      byDecade.set(decade, (byDecade.get(decade) ?? 0) + 1)
    }
    return [kind, byDecade] as const
  })
  const row = (cells: string[]) => cells.map((cell) => cell.padStart(12)).join('')
  return [
    row(['', ...counts.map(([kind]) => kind)]),
    ...[...decades]
      .sort()
      .map((decade) =>
        row([`${decade}s`, ...counts.map(([, byDecade]) => String(byDecade.get(decade) ?? 0))]),
      ),
  ]
}

function share(what: string, part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (100 * part) / whole
  return `${what}: ${part} of ${whole} (${percent.toFixed(1)} %)`
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}
