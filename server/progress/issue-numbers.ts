import { ApiError } from '../errors.ts'

interface Numbered {
  id: number
  number: number
}

const NUMBER = '#?(-?\\d{1,4}(?:\\.\\d|½)?|½|1/2)'
const ONE = new RegExp(`^${NUMBER}$`)
const RANGE = new RegExp(`^${NUMBER} ?(?:\\.\\.|–|-) ?${NUMBER}$`)

/**
 * The issues of a series that somebody means by `1..20, 25`. A range has everything whose number
 * lies in it, 5.1 too. Throws an ApiError with words for what cannot be read, and for numbers that
 * the series does not have: half of what was meant is not marked.
 */
export function chooseNumbers<Issue extends Numbered>(issues: Issue[], text: string): Issue[] {
  const parts = text.split(',').map((part) => part.trim())
  const chosen = new Set(parts.flatMap((part) => chooseSpan(issues, part)))
  return issues.filter((issue) => chosen.has(issue))
}

/** All issues from the first to the one with this number, in the order of the series. */
export function chooseUpTo<Issue extends Numbered>(issues: Issue[], text: string): Issue[] {
  const one = ONE.exec(text.trim())
  if (one === null) throw notNumbers(text)
  const number = numberOf(one[1])
  const place = issues.findLastIndex((issue) => issue.number === number)
  if (place === -1) throw noSuchNumber(text)
  return issues.slice(0, place + 1)
}

function chooseSpan<Issue extends Numbered>(issues: Issue[], text: string): Issue[] {
  const [, first, last = first] = RANGE.exec(text) ?? ONE.exec(text) ?? []
  if (first === undefined) throw notNumbers(text)
  const [from, to] = [numberOf(first), numberOf(last)]
  if (from > to) throw invalid(`The range “${text}” does not go up.`)
  const found = issues.filter(({ number }) => from <= number && number <= to)
  if (found.length === 0) throw noSuchNumber(text)
  return found
}

/** `½` and `1/2` are on covers of 0.5. */
function numberOf(text = ''): number {
  if (text === '½' || text === '1/2') return 0.5
  return text.endsWith('½') ? Number(text.slice(0, -1)) + 0.5 : Number(text)
}

function notNumbers(text: string): ApiError {
  return invalid(`“${text}” is no number of an issue. Write numbers as 1..20,25.`)
}

function noSuchNumber(text: string): ApiError {
  return invalid(`This series has no issue with the number ${text}.`)
}

function invalid(message: string): ApiError {
  return new ApiError(422, { code: 'invalid-numbers', message })
}
