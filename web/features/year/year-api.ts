import { type Year, YearSchema } from '#contract/year.ts'
import { getFile, getJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

/** Undefined asks for this year. */
export async function loadYear(year: number | undefined, signal: AbortSignal): Promise<Year> {
  const path = year === undefined ? '/api/year' : `/api/year?year=${year}`
  return readAnswer(YearSchema, await getJson(path, signal))
}

export function loadYearPicture(year: number, named: boolean): Promise<Blob> {
  return getFile(`/api/year/picture.png?year=${year}&name=${named ? 1 : 0}`)
}
