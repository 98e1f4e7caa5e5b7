import {
  HideChoiceSchema,
  MAX_SHARED_PAGE,
  type PublicProfile,
  PublicProfileSchema,
  SavedShareSchema,
  type Share,
  type ShareChoice,
  type SharedList,
  SharedListSchema,
  ShareSchema,
} from '#contract/sharing.ts'
import { ApiRefusal, getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

/** The comics on one page of a shared list. */
export const PAGE_LENGTH = Math.min(100, MAX_SHARED_PAGE)

export async function loadShare(list: string, signal: AbortSignal): Promise<Share> {
  return readAnswer(ShareSchema, await getJson(toShare(list), signal))
}

export async function saveShare(list: string, choice: ShareChoice): Promise<Share> {
  return readAnswer(ShareSchema, await sendJson('POST', toShare(list), choice))
}

export async function switchToStandard(): Promise<void> {
  await sendJson('PUT', '/api/account/plan', { plan: 'standard' })
}

export async function loadShared(
  token: string,
  page: number,
  signal: AbortSignal,
): Promise<SharedList> {
  const path = `${toShared(token)}?offset=${(page - 1) * PAGE_LENGTH}&limit=${PAGE_LENGTH}`
  return readAnswer(SharedListSchema, await getJson(path, signal))
}

/** A copy of the reader's own; returns where it is. */
export async function saveCopy(token: string): Promise<string> {
  return readAnswer(SavedShareSchema, await sendJson('POST', `${toShared(token)}/save`)).href
}

export async function loadProfile(handle: string, signal: AbortSignal): Promise<PublicProfile> {
  const path = `/api/members/${encodeURIComponent(handle)}`
  return readAnswer(PublicProfileSchema, await getJson(path, signal))
}

/** By any link that the list ever had, whether or not anybody can read it now. */
export async function loadIsHidden(token: string, signal: AbortSignal): Promise<boolean> {
  const answer = await getJson(`${toShared(token)}/hidden`, signal)
  return readAnswer(HideChoiceSchema, answer).hidden
}

export async function saveHidden(token: string, hidden: boolean): Promise<void> {
  await sendJson('PUT', `${toShared(token)}/hidden`, { hidden })
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiRefusal && error.status === 404
}

function toShare(list: string): string {
  return `/api/lists/${encodeURIComponent(list)}/share`
}

function toShared(token: string): string {
  return `/api/shared/${encodeURIComponent(token)}`
}
