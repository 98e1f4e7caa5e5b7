import { ApiError } from '../errors.ts'

/** The clock of a reader's device may be ahead of ours. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000
/** Where the day begins first. A day without a time is the reader's own day. */
const EARLIEST_DAY_MS = 14 * 3_600_000
const DAY = /^\d{4}-\d\d-\d\d$/
const FIRST_YEAR = 1930

/** When something was read, in ms; now, when nothing is said. Throws an ApiError for the future. */
export function readMoment(text: string | undefined, now: Date): number {
  if (text === undefined) return now.getTime()
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < FIRST_YEAR) {
    throw invalid(`“${text}” is no date on which a comic can have been read.`)
  }
  const ahead = DAY.test(text) ? EARLIEST_DAY_MS : CLOCK_DIFFERENCE_MS
  if (moment.getTime() > now.getTime() + ahead) {
    throw invalid('This date lies in the future. Choose today or an earlier day.')
  }
  return Math.min(moment.getTime(), now.getTime())
}

function invalid(message: string): ApiError {
  return new ApiError(422, { code: 'invalid-date', message })
}
