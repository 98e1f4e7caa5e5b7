import { isDay, isMonth } from '../load/dates.ts'
import type { Dataset } from '../load/records.ts'
import { titleKey } from '../match/title-key.ts'
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

interface KnownEvent {
  id: number
  title: string
  hasNext: boolean
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
    } else addEvent(context, event, title, ids, known)
  }
  linkEvents(context, known)
}

function knownEvents({ layer }: ImportContext, { events }: Dataset, ids: IdPool): KnownEvent[] {
  const below = events.map(({ id, title, next }) => ({ id, title, hasNext: next !== null }))
  const own = Array.from(layer.events, ([id, { fields }]) => ({
    id,
    title: fields[2] ?? '',
    hasNext: false,
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
  const keys = [...new Set([...event.comics, ...staging.comicsOfEvent(event.key)])]
  const comics = [...new Set(keys.flatMap((key) => comicOf(context, key) ?? []))]
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
  known.push({ id, title, hasNext: false })
  report.add('new', event, `event ${title}`)
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
