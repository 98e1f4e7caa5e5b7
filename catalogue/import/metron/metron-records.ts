import { idOf, isWire, numberOf, textOf, type Wire } from '../captures/wire-shape.ts'
import { readBarcode, readIsbn } from '../codes.ts'
import { readDay, readMonth, readPages } from '../issue-facts.ts'
import type { ImportedComic, ImportedCredit, ImportedRecord } from '../record.ts'
import type { MetronSeries } from './metron-series.ts'
import { kindOfRecord, namedItems, nameIn, roleOfWords } from './metron-shape.ts'

/** What a record of the API tells; nothing of other publishers. */
export function* metronRecords(
  record: Wire,
  series: MetronSeries,
  isWanted: (publisher: string) => boolean,
): Generator<ImportedRecord> {
  const kind = kindOfRecord(record)
  if (kind === 'issue') yield* issueRecords(record, series, isWanted)
  else if (kind === 'series') {
    const told = series.of(record)
    if (isWanted(told.publisher ?? '')) yield told
  } else if (kind !== undefined && idOf(record.id) !== 0) {
    const person = { key: textOf(record.id), name: textOf(record.name) }
    if (person.name !== '') yield { kind, ...person }
  }
}

function* issueRecords(
  record: Wire,
  series: MetronSeries,
  isWanted: (publisher: string) => boolean,
): Generator<ImportedRecord> {
  const run = series.of(isWire(record.series) ? record.series : {})
  const id = idOf(record.id)
  if (id === 0 || run.title === '' || !isWanted(nameIn(record.publisher) || run.publisher || ''))
    return
  yield run
  const isBook = run.type === 'collection'
  const number = textOf(record.number)
  const issue: ImportedComic = {
    kind: 'comic',
    key: String(id),
    series: run.key,
    number,
    coverMonth: readMonth(record.cover_date),
    onsale: readDay(record.store_date, 0),
    price: priceOf(record),
    pages: readPages(record.page ?? null, 0),
    isbn: readIsbn(record.isbn),
    ...readBarcode(record.upc),
    diamond: diamondOf(record.sku),
    storyTitles: titlesOf(record.name),
    credits: creditsOf(record.credits),
    characters: [...namedItems(record.characters), ...namedItems(record.teams)].map(
      ({ name }) => name,
    ),
    collects: isBook ? reprintsOf(record.reprints) : undefined,
  }
  yield issue
  for (const variant of Array.isArray(record.variants) ? record.variants.filter(isWire) : []) {
    const [name, upc, sku] = [textOf(variant.name), textOf(variant.upc), textOf(variant.sku)]
    if ((upc || sku || name) === '') continue
    yield {
      kind: 'comic',
      key: `${id}:${upc || sku || name}`,
      series: run.key,
      number,
      variantOf: String(id),
      variantDescription: name || 'Variant',
      price: priceOf(variant),
      ...readBarcode(upc),
      diamond: diamondOf(sku),
      credits: [],
      characters: [],
    }
  }
}

function priceOf({ price, price_currency: currency }: Wire): number | undefined {
  const amount = numberOf(price)
  const isDollars = currency === undefined || currency === null || currency === 'USD'
  return isDollars && amount > 0 && amount < 10_000 ? amount : undefined
}

function diamondOf(sku: unknown): string | undefined {
  return /^[A-Z]{3}\d{6}/.exec(textOf(sku))?.[0]
}

function titlesOf(value: unknown): string[] | undefined {
  const titles = Array.isArray(value) ? value.map(textOf).filter((title) => title !== '') : []
  return titles.length > 0 ? titles : undefined
}

function creditsOf(value: unknown): ImportedCredit[] {
  const entries = Array.isArray(value) ? value.filter(isWire) : []
  const credits = entries.flatMap(({ creator, role }) => {
    const name = textOf(creator) || nameIn(creator)
    const roles = namedItems(role).map((item) => roleOfWords(item.name))
    return name === '' ? [] : roles.filter(Boolean).map((one) => ({ role: one, name }))
  })
  return [...new Map(credits.map((credit) => [`${credit.role}\n${credit.name}`, credit])).values()]
}

function reprintsOf(value: unknown): string[] | undefined {
  const ids = Array.isArray(value) ? value.filter(isWire).map(({ id }) => idOf(id)) : []
  const keys = ids.filter((id) => id !== 0).map(String)
  return keys.length > 0 ? keys : undefined
}
