import {
  type Collected,
  CollectedSchema,
  type CollectionMarks,
  CollectionMarksSchema,
  type CollectionPage,
  CollectionPageSchema,
  type Copy,
  type OwnedOfSeries,
  OwnedOfSeriesSchema,
  type OwnedSeriesPage,
  OwnedSeriesPageSchema,
  type PaidSums,
  PaidSumsSchema,
} from '#contract/collection.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

export const COLLECTION_MARKS = ['owned', 'wished'] as const
export type CollectionMark = (typeof COLLECTION_MARKS)[number]

export async function loadMarks(ids: number[]): Promise<CollectionMarks> {
  return readAnswer(CollectionMarksSchema, await getJson(`/api/collection?comics=${ids}`))
}

/** The copies of a comic, and whether it is wanted. */
export async function loadCollected(id: number, signal?: AbortSignal): Promise<Collected> {
  return readAnswer(CollectedSchema, await getJson(collectedPath(id), signal))
}

export interface CollectionQuery {
  view: 'owned' | 'wished' | 'series'
  page: number
  /** Words of a title; empty for all. */
  text: string
}

export async function loadCollection(
  { view, page, text }: CollectionQuery & { view: 'owned' | 'wished' },
  signal: AbortSignal,
): Promise<CollectionPage> {
  const query = new URLSearchParams({ only: view, page: String(page), ...(text && { q: text }) })
  const answer = await getJson(`/api/collection?${query}`, signal)
  return readAnswer(CollectionPageSchema, answer)
}

export async function loadOwnedSeries(
  { page, text }: CollectionQuery,
  signal: AbortSignal,
): Promise<OwnedSeriesPage> {
  const query = new URLSearchParams({ page: String(page), ...(text && { q: text }) })
  const answer = await getJson(`/api/collection/series?${query}`, signal)
  return readAnswer(OwnedSeriesPageSchema, answer)
}

export async function loadPaid(signal: AbortSignal): Promise<PaidSums> {
  return readAnswer(PaidSumsSchema, await getJson('/api/collection/paid', signal))
}

export async function loadOwnedOfSeries(id: number, signal: AbortSignal): Promise<OwnedOfSeries> {
  return readAnswer(OwnedOfSeriesSchema, await getJson(`/api/collection/series/${id}`, signal))
}

export function collectedPath(id: number): string {
  return `/api/collection/comics/${id}`
}

interface MarkChange {
  method: 'PUT' | 'DELETE'
  path: string
  body?: { copies: Copy[] }
}

/** The request that saves a mark. A comic is owned in these copies, where there were none meanwhile. */
export function toMarkChange(
  mark: CollectionMark,
  id: number,
  marked: boolean,
  copies: Copy[],
): MarkChange {
  const path = `${collectedPath(id)}/${mark === 'owned' ? 'owned' : 'wish'}`
  if (!marked) return { method: 'DELETE', path }
  return {
    method: 'PUT',
    path,
    body: mark === 'owned' && copies.length > 0 ? { copies } : undefined,
  }
}

/** What was taken away, where copies were. */
export async function sendMark({ method, path, body }: MarkChange): Promise<Copy[]> {
  const answer = await sendJson(method, path, body)
  return answer === null ? [] : readAnswer(CollectedSchema, answer).copies
}
