import {
  type CountedKind,
  ReadComicsSchema,
  ReadCountsSchema,
  RemovedReadingsSchema,
} from '#contract/progress.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

/** When a comic was read last, and how often. */
export interface Reading {
  readAt: string
  times: number
  /** All of them, where they were removed. */
  removed?: string[]
}

export interface Count {
  read: number
  of: number
}

/** Of those of the given comics that the member has read. */
export async function loadReadings(ids: number[]): Promise<(Reading & { id: number })[]> {
  return readAnswer(ReadComicsSchema, await getJson(`/api/progress?comics=${ids}`)).read
}

export async function loadCounts(
  kind: CountedKind,
  ids: number[],
): Promise<(Count & { id: number })[]> {
  return readAnswer(ReadCountsSchema, await getJson(`/api/progress/${kind}?ids=${ids}`)).counts
}

interface ReadChange {
  method: 'PUT' | 'DELETE'
  path: string
  body?: object
}

/** The request that saves whether a comic is read. */
export function toReadChange(
  id: number,
  read: boolean,
  { readAt, removed }: Partial<Reading> = {},
): ReadChange {
  const path = `/api/progress/comics/${id}`
  if (!read) return { method: 'DELETE', path }
  return {
    method: 'PUT',
    path,
    body: readAt === undefined ? undefined : { readAt, readings: removed },
  }
}

/** Without a date it is read now, by the clock of the server. Of several that go, returns when they were. */
export async function saveRead(
  id: number,
  read: boolean,
  reading?: Reading,
): Promise<string[] | undefined> {
  const { method, path, body } = toReadChange(id, read, reading)
  const answer = await sendJson(method, path, body)
  return answer === null ? undefined : readAnswer(RemovedReadingsSchema, answer).readings
}
