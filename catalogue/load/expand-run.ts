import { comicIdOf, MAX_STORIES } from './comic-id.ts'
import { spreadMonths } from './cover-months.ts'
import { readCredits } from './credits.ts'
import type { DataLine } from './data-lines.ts'
import { isMonth, monthCount, monthFromCount } from './dates.ts'
import { NO_DETAILS, readDetails } from './details.ts'
import { readChanged, readWith } from './fields.ts'
import { parseIssueNumber, parseIssueNumbers } from './issue-numbers.ts'
import type { Names } from './names.ts'
import type { Run } from './read-series.ts'
import type { ComicRecord, Credit, InferredFact, Position } from './records.ts'

/** Fallback where the day of sale is unknown: the cover is dated about two months ahead. */
const MONTHS_ON_SALE_BEFORE_COVER = 2
const KEY_COLUMNS = 10
const SPAN_COLUMNS = 4

/** Comics of one span share these lists, which saves memory for sixty thousand comics. */
interface Stretch {
  credits: Credit[]
  characters: Position[]
}

const EMPTY_STRETCH: Stretch = { credits: [], characters: [] }

/** Expands a run into its comics: one for each number, with the facts of its spans and keys. */
export function expandRun(
  run: Run,
  series: Position,
  characters: Names,
  creators: Names,
): ComicRecord[] {
  if (run.line.faulty) return []
  const keys = readKeys(run)
  const known = new Map(run.months)
  for (const [number, line] of keys) {
    const month = line.field(2)
    if (isMonth(month)) known.set(number, month)
    else if (month !== '') line.fault(`"${month}" is not a month`)
  }
  const months = readWith(run.line, () => spreadMonths(run.numbers, known)) ?? []
  const stretches = readStretches(run, characters, creators)

  return run.numbers.map((issueNumber, index) => {
    const { month, inferred } = months[index] ?? { month: '1900-01', inferred: true }
    const { credits, characters: cast } = stretches[index] ?? EMPTY_STRETCH
    const comic: ComicRecord = {
      ...NO_DETAILS,
      id: comicIdOf(run.record.id, issueNumber),
      series,
      issueNumber,
      format: run.format,
      coverMonth: month,
      onsale: onsaleFromCover(month),
      credits,
      characters: cast,
      storyTitles: [],
      key: null,
      variantOf: null,
      variantDescription: '',
      collects: [],
      changed: run.record.changed,
      inferred: inferredFacts(inferred, credits, cast),
    }
    const key = keys.get(issueNumber)
    return key === undefined ? comic : withKeyFacts(comic, key, characters, creators)
  })
}

function readKeys(run: Run): Map<number, DataLine> {
  const keys = new Map<number, DataLine>()
  for (const line of run.below.key) {
    if (!line.hasShape(2, KEY_COLUMNS)) continue
    const number = readWith(line, () => parseIssueNumber(line.field(1)))
    if (number === undefined) continue
    if (!run.numbers.includes(number)) line.fault(`#${number} is not in the run`)
    else if (keys.has(number)) line.fault(`#${number} has a key line already`)
    else keys.set(number, line)
  }
  return keys
}

function readStretches(run: Run, characters: Names, creators: Names): Stretch[] {
  const spans: Stretch[] = []
  const spansOf = new Map<number, string>()
  const numbers = new Set(run.numbers)
  for (const [index, line] of run.below.span.entries()) {
    spans.push(EMPTY_STRETCH)
    if (!line.hasShape(2, SPAN_COLUMNS)) continue
    for (const number of readWith(line, () => parseIssueNumbers(line.field(1))) ?? []) {
      const before = spansOf.get(number)
      if (!numbers.has(number)) line.fault(`#${number} is not in the run`)
      else spansOf.set(number, before === undefined ? String(index) : `${before},${index}`)
    }
    spans[index] = {
      credits: readCredits(line, 2, creators),
      characters: characters.findAll(line, line.list(3)),
    }
  }
  // Numbers under the same spans share the derived lists.
  const shared = new Map<string, Stretch>()
  return run.numbers.map((number) => {
    const names = spansOf.get(number)
    if (names === undefined) return EMPTY_STRETCH
    const known = shared.get(names)
    if (known !== undefined) return known
    const stretch = mergeStretches(names.split(',').map((name) => spans[Number(name)] as Stretch))
    shared.set(names, stretch)
    return stretch
  })
}

function mergeStretches(stretches: Stretch[]): Stretch {
  return {
    credits: uniqueCredits(stretches.flatMap(({ credits }) => credits)),
    characters: [...new Set(stretches.flatMap(({ characters }) => characters))],
  }
}

function uniqueCredits(credits: Credit[]): Credit[] {
  const seen = new Map(credits.map((credit) => [`${credit.creator} ${credit.role}`, credit]))
  return [...seen.values()]
}

function withKeyFacts(
  comic: ComicRecord,
  line: DataLine,
  characters: Names,
  creators: Names,
): ComicRecord {
  const storyTitles = line.list(3)
  if (storyTitles.length > MAX_STORIES - 1) line.fault(`has more than ${MAX_STORIES - 1} stories`)
  const credits = uniqueCredits(readCredits(line, 4, creators))
  const cast = characters.findAll(line, line.list(5))
  const { onsale, ...details } = readDetails(line, 7)
  const changed = readChanged(line, 8)
  return {
    ...comic,
    ...details,
    onsale: onsale ?? comic.onsale,
    credits: credits.length > 0 ? credits : comic.credits,
    characters: [...new Set([...cast, ...comic.characters])],
    storyTitles,
    key: { tags: line.list(6), note: line.field(9) },
    changed: changed > comic.changed ? changed : comic.changed,
    inferred: comic.inferred.filter(
      (fact) =>
        !(fact === 'onsale' && onsale !== undefined) && !(fact === 'credits' && credits.length > 0),
    ),
  }
}

function onsaleFromCover(month: string): string {
  return `${monthFromCount(monthCount(month) - MONTHS_ON_SALE_BEFORE_COVER)}-01`
}

/** Interned: one list for all comics with the same inferred facts. */
function inferredFacts(month: boolean, credits: Credit[], cast: Position[]): InferredFact[] {
  const name = `${month} ${credits.length > 0} ${cast.length > 0}`
  const known = inferredLists.get(name)
  if (known !== undefined) return known
  const list: InferredFact[] = [
    ...(month ? (['coverMonth'] as const) : []),
    'onsale',
    ...(credits.length > 0 ? (['credits'] as const) : []),
    ...(cast.length > 0 ? (['characters'] as const) : []),
  ]
  inferredLists.set(name, list)
  return list
}

const inferredLists = new Map<string, InferredFact[]>()
