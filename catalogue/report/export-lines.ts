import { type ComicRecord, type Dataset, RUNNING } from '../load/records.ts'

/**
 * The facts as flat JSON lines by file name, for comparison with other lists. Collections and
 * groups are left out: other lists would mistake them for the run they collect, or for a person of
 * that name.
 */
export function exportLines(dataset: Dataset): Map<string, Iterable<string>> {
  return new Map<string, Iterable<string>>([
    ['characters.jsonl', characterLines(dataset)],
    ['series.jsonl', seriesLines(dataset)],
    ['comics.jsonl', comicLines(dataset)],
    ['events.jsonl', eventLines(dataset)],
    ['creators.jsonl', dataset.creators.map(({ fullName }) => JSON.stringify({ name: fullName }))],
  ])
}

function* characterLines({ characters }: Dataset): Generator<string> {
  for (const { name, realName, aliases, firstAppearance, role } of characters) {
    if (role === 'group') continue
    yield JSON.stringify({
      name,
      ...(realName !== '' && { realName }),
      aliases,
      ...(firstAppearance !== null && {
        firstAppearance: {
          series: firstAppearance.series,
          issue: firstAppearance.issueNumber,
          year: firstAppearance.year,
        },
      }),
    })
  }
}

function* seriesLines({ series, comics }: Dataset): Generator<string> {
  const issues = new Uint32Array(series.length)
  for (const comic of comics) {
    if (comic.variantOf === null) issues[comic.series] = (issues[comic.series] as number) + 1
  }
  for (const [position, { title, startYear, endYear, type }] of series.entries()) {
    if (type === 'collection') continue
    yield JSON.stringify({
      title,
      startYear,
      endYear: endYear === RUNNING ? null : endYear,
      issueCount: issues[position],
    })
  }
}

function* comicLines({ comics, creators, series }: Dataset): Generator<string> {
  const named = ({ credits }: ComicRecord, roles: string[]) =>
    credits
      .filter(({ role }) => roles.includes(role))
      .map(({ creator }) => creators[creator]?.fullName)
  for (const comic of comics) {
    if (comic.variantOf !== null) continue
    const { title = '', startYear = 0, type } = series[comic.series] ?? {}
    if (type === 'collection') continue
    yield JSON.stringify({
      title: `${title} (${startYear}) #${comic.issueNumber}`,
      issueNumber: comic.issueNumber,
      series: title,
      startYear,
      onSaleDate: comic.onsale,
      writers: named(comic, ['writer']),
      pencillers: named(comic, ['penciller', 'artist']),
    })
  }
}

function* eventLines({ events }: Dataset): Generator<string> {
  for (const { title, start } of events) {
    yield JSON.stringify({ title, startYear: Number(start.slice(0, 4)) })
  }
}
