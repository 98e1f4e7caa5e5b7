import * as z from 'zod/mini'
import {
  AddedSchema,
  type ListChange,
  type ListEntry,
  ListOffersSchema,
  type ListPage,
  ListPageSchema,
  type ListSource,
  type ListSummary,
  ListSummarySchema,
  ListsSchema,
  SavedEntriesSchema,
  WholeListSchema,
} from '#contract/lists.ts'
import { addressOf } from '#sdk/address.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { applyChange, type EntryChange, putBack } from './entry-changes.ts'

const LISTS = '/api/lists'

const TitledSchema = z.object({ title: z.string() })
const EventAnswerSchema = z.object({ data: z.object({ results: z.array(TitledSchema) }) })

/** The rows of one request. */
export const PAGE_LENGTH = 100

/** The order of a list as the server has it. */
export interface WholeList {
  version: number
  entries: ListEntry[]
}

export async function loadLists(signal?: AbortSignal): Promise<ListSummary[]> {
  return readAnswer(ListsSchema, await getJson(LISTS, signal)).lists
}

/** Each tells in `has` whether it holds the comic. */
export async function loadListsFor(comic: number, signal: AbortSignal): Promise<ListSummary[]> {
  return readAnswer(ListsSchema, await getJson(`${LISTS}?comic=${comic}`, signal)).lists
}

export async function loadListPage(
  id: string,
  { offset = 0, limit = PAGE_LENGTH, signal }: PageQuery = {},
): Promise<ListPage> {
  const path = `${toList(id)}?offset=${offset}&limit=${limit}`
  return readAnswer(ListPageSchema, await getJson(path, signal))
}

interface PageQuery {
  offset?: number
  limit?: number
  signal?: AbortSignal
}

export async function loadWholeList(id: string, signal?: AbortSignal): Promise<WholeList> {
  return readAnswer(WholeListSchema, await getJson(`${toList(id)}/entries`, signal))
}

interface WantedList {
  name: string
  description?: string
  entries?: { comic: number }[]
  from?: ListSource
}

export async function makeList(list: WantedList): Promise<ListSummary> {
  return readAnswer(ListSummarySchema, await sendJson('POST', LISTS, list))
}

export async function describeList(id: string, change: ListChange): Promise<ListSummary> {
  return readAnswer(ListSummarySchema, await sendJson('PATCH', toList(id), change))
}

export async function deleteList(id: string): Promise<void> {
  await sendJson('DELETE', toList(id))
}

export async function restoreList(id: string): Promise<void> {
  await sendJson('POST', `${toList(id)}/restore`)
}

export async function duplicateList(id: string): Promise<ListSummary> {
  return readAnswer(ListSummarySchema, await sendJson('POST', `${toList(id)}/duplicate`))
}

/** Puts what another list has besides behind a list; the comics that it put there. */
export async function mergeInto(id: string, from: string): Promise<number[]> {
  return readAnswer(AddedSchema, await sendJson('POST', `${toList(id)}/merge`, { from })).added
}

export type SavedEntries = Awaited<ReturnType<typeof saveEntries>>

export async function saveEntries(id: string, { version, entries }: WholeList, removed: number[]) {
  const answer = await sendJson(
    'PUT',
    `${toList(id)}/entries`,
    { entries, removed },
    { headers: { 'if-match': `"${version}"` } },
  )
  return readAnswer(SavedEntriesSchema, answer)
}

export async function addToList(id: string, comics: number[]): Promise<void> {
  readAnswer(AddedSchema, await sendJson('POST', `${toList(id)}/entries`, { comics }))
}

/** The change that puts it back where it was, if it was there. */
export async function removeFromList(id: string, comic: number): Promise<EntryChange | undefined> {
  const { version, entries } = await loadWholeList(id)
  const kept = applyChange(entries, { kind: 'remove', comic })
  await saveEntries(id, { version, entries: kept }, [comic])
  return putBack(entries, comic)
}

export async function changeList(id: string, change: EntryChange): Promise<void> {
  const { version, entries } = await loadWholeList(id)
  await saveEntries(id, { version, entries: applyChange(entries, change) }, [])
}

export async function loadOffers(id: string) {
  return readAnswer(ListOffersSchema, await getJson(`${toList(id)}/offers`))
}

/** What is offered now is not offered again, whether it was taken or not. */
export async function settleOffers(id: string): Promise<void> {
  await sendJson('DELETE', `${toList(id)}/offers`)
}

/** The name of an event or an arc. */
export async function loadSourceName({ kind, id }: ListSource): Promise<string> {
  if (kind === 'arc') return readAnswer(TitledSchema, await getJson(`/api/facts/arcs/${id}`)).title
  const { data } = readAnswer(EventAnswerSchema, await getJson(addressOf(['events', id])))
  return data.results[0]?.title ?? 'the event'
}

function toList(id: string): string {
  return `${LISTS}/${encodeURIComponent(id)}`
}
