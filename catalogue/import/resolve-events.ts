import { isDay, isMonth } from '../load/dates.ts'
import type { Dataset } from '../load/records.ts'
import { titleKey } from '../match/title-key.ts'
import { titleOf } from './comic-ids.ts'
import type { ImportContext } from './context.ts'
import { givenIds } from './given-ids.ts'
import { IdPool } from './id-pool.ts'
import { hasLastingKeys } from './lasting-keys.ts'
import { comicOf } from './resolve-ties.ts'
import { safeName } from './safe-text.ts'
import { FIRST_OTHER, type KnownComic } from './shelf.ts'
import type { Staged } from './staging.ts'

/** Of an event whose parts nobody tells apart. */
const ROLE = 'tie-in'
/** Of the comics that an event lacks. */
const SHOWN = 10

interface KnownEvent {
  id: number
  title: string
  hasNext: boolean
  /** The comics of its parts. */
  comics: ReadonlySet<number>
}

/** Events are new or known: a layer cannot add to the parts of one that is there. */
export function resolveEvents(context: ImportContext, dataset: Dataset): void {
  const { staging, layer, report, source } = context
  const ids = new IdPool(FIRST_OTHER)
  for (const other of context.beside) ids.takeAll(givenIds(other, 'event'))
  const known = knownEvents(context, dataset, ids)
  for (const event of staging.all('event')) {
    const title = safeName(event.title)
    const written = layer.origin('event', source, event.key)
    const same =
      known.find(({ id }) => id === (written ?? event.originalId)) ??
      known.find((one) => titleKey(one.title) === titleKey(title))
    const isKept = written !== undefined && hasLastingKeys(source)
    if (same !== undefined && !isKept && titleKey(same.title) !== titleKey(title)) {
      report.add('unsure', event, `event ${title}: perhaps ${same.title} (${same.id})`)
    } else if (same !== undefined) {
      report.count('known', 'event')
      staging.setResolved('event', event.key, same.id)
      tellMissing(context, event, same)
    } else addEvent(context, event, title, ids, known)
  }
  linkEvents(context, known)
}

/** Nobody would look for what is not there. */
function tellMissing(context: ImportContext, event: Staged<'event'>, known: KnownEvent): void {
  const missing = comicsOf(context, event).filter(({ id }) => !known.comics.has(id))
  if (missing.length === 0) return
  const names = missing
    .slice(0, SHOWN)
    .map(({ series, number }) => `${titleOf(context, series)} #${number}`)
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : ''
  const words = `event ${known.title}: lacks ${names.join(', ')}${more}`
  context.report.add('contradicting', event, words)
}

function knownEvents(
  { layer, shelf }: ImportContext,
  { events, comics }: Dataset,
  ids: IdPool,
): KnownEvent[] {
  const below = events.map(({ id, title, next, parts }) => ({
    id,
    title,
    hasNext: next !== null,
    comics: new Set(
      parts.flatMap((part) => part.comics.flatMap((position) => comics[position]?.id ?? [])),
    ),
  }))
  const own = Array.from(layer.events, ([id, { fields, parts }]) => ({
    id,
    title: fields[2] ?? '',
    hasNext: false,
    comics: new Set(
      parts.flatMap(({ series, numbers }) =>
        numbers.flatMap((number) => shelf.issue(series, number)?.id ?? []),
      ),
    ),
  }))
  for (const { id, otherIds } of events) {
    for (const one of [id, ...otherIds.map((other) => other.id)]) ids.take(one)
  }
  for (const { id } of own) ids.take(id)
  return [...below, ...own]
}

function addEvent(
  context: ImportContext,
  event: Staged<'event'>,
  title: string,
  ids: IdPool,
  known: KnownEvent[],
): void {
  const { staging, layer, report, source, today } = context
  const comics = comicsOf(context, event)
  const start = dateOf(event.start) ?? firstDay(comics)
  if (title === '' || start === undefined) {
    const words = title === '' ? 'event without a title' : `event ${title}: nobody says when it was`
    report.add('not understood', event, words)
    return
  }
  const end = dateOf(event.end) ?? ''
  const { originalId = 0 } = event
  const id = ids.takeIfFree(originalId) ? originalId : ids.next()
  const fields = ['event', String(id), title, start, end < start ? '' : end, '', today]
  layer.events.set(id, { fields, parts: partsOf(comics) })
  layer.setOrigin('event', source, event.key, id)
  staging.setResolved('event', event.key, id)
  known.push({ id, title, hasNext: false, comics: new Set(comics.map((comic) => comic.id)) })
  report.add('new', event, `event ${title}`)
}

function comicsOf(context: ImportContext, event: Staged<'event'>): KnownComic[] {
  const keys = [...event.comics, ...context.staging.comicsOfEvent(event.key)]
  return [...new Set(keys.flatMap((key) => comicOf(context, key) ?? []))]
}

function dateOf(text = ''): string | undefined {
  return isDay(text) || isMonth(text) ? text : undefined
}

function firstDay(comics: readonly KnownComic[]): string | undefined {
  const days = comics.flatMap(({ record }) => (record?.onsale ? record.onsale : []))
  return days.sort()[0]
}

/** In reading order; a part is a stretch in one series. */
function partsOf(comics: readonly KnownComic[]) {
  const parts: { role: string; series: number; numbers: string[] }[] = []
  for (const { series, number } of comics) {
    const last = parts.at(-1)
    if (last?.series === series) last.numbers.push(number)
    else parts.push({ role: ROLE, series, numbers: [number] })
  }
  return parts
}

/** Events are referred to by their titles. */
function linkEvents({ staging, layer }: ImportContext, known: KnownEvent[]): void {
  const byId = new Map(known.map((event) => [event.id, event]))
  for (const { key, previous = '' } of staging.all('event')) {
    const event = layer.events.get(staging.resolved('event', key) ?? 0)
    const before = byId.get(staging.resolved('event', previous) ?? 0)
    if (event === undefined || event.fields[5] !== '') continue
    if (before === undefined || before.hasNext || event.fields[1] === String(before.id)) continue
    event.fields[5] = before.title
    before.hasNext = true
  }
}
