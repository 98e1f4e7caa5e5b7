import { ApiError } from '../errors.ts'

/** The words of Cloud Firestore, at the place of the number that its wire has for each. */
const WORDS = [
  'ok',
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
  'unauthenticated',
] as const
export type StoreWord = (typeof WORDS)[number]

/** PostgreSQL has codes of five signs, the first two for a class: the longest match counts. */
const POSTGRESQL: Record<string, StoreWord> = {
  '08': 'unavailable',
  '22': 'invalid-argument',
  '25006': 'permission-denied',
  '28': 'unauthenticated',
  '40': 'aborted',
  '42501': 'permission-denied',
  '53': 'resource-exhausted',
  '57': 'unavailable',
  '57014': 'deadline-exceeded',
  '58': 'unavailable',
  XX: 'data-loss',
}

/** By the names that SQLite has for them: PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR … */
const SQLITE: Record<number, StoreWord> = {
  3: 'permission-denied',
  5: 'unavailable',
  6: 'unavailable',
  7: 'resource-exhausted',
  8: 'permission-denied',
  10: 'unavailable',
  11: 'data-loss',
  13: 'resource-exhausted',
  14: 'unavailable',
  23: 'permission-denied',
  26: 'data-loss',
}

/** What may pass by itself. */
const PASSING: StoreWord[] = [
  'aborted',
  'cancelled',
  'deadline-exceeded',
  'resource-exhausted',
  'unavailable',
]

/** The store of messages did not do what it was asked; the code is its own word for why. */
export class StoreFailure extends ApiError {
  constructor(word: StoreWord, cause: unknown) {
    const passing = PASSING.includes(word)
    const message = passing
      ? 'Messages can be neither kept nor read at the moment. Please try again in a little while.'
      : 'Messages can be neither kept nor read until whoever runs this site has seen to it.'
    super(passing ? 503 : 500, { code: word, message }, { cause })
  }
}

/** What is an answer already stays as it is. */
export function toFailure(error: unknown): ApiError {
  return error instanceof ApiError ? error : new StoreFailure(wordOf(error), error)
}

export async function inStoreWords<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw toFailure(error)
  }
}

function wordOf(error: unknown): StoreWord {
  if (!(error instanceof Error)) return 'unknown'
  const { code, errcode, message } = error as Error & { code?: unknown; errcode?: unknown }
  if (typeof code === 'number') return WORDS[code] ?? 'unknown'
  // SQLite adds what exactly happened in the bits above the first eight.
  if (typeof errcode === 'number') return SQLITE[errcode & 0xff] ?? 'internal'
  if (typeof code === 'string') return wordOfText(code)
  // The driver of PostgreSQL has no code for a connection that is gone or silent.
  return /time(d )?out|terminated|closed|after calling end/i.test(message)
    ? 'unavailable'
    : 'unknown'
}

/** A code of PostgreSQL, or of Node for a network that fails or a database that is closed. */
function wordOfText(code: string): StoreWord {
  if (code === 'EACCES' || code === 'EPERM') return 'permission-denied'
  if (/^(E[A-Z]+|EAI_[A-Z]+|ERR_INVALID_STATE)$/.test(code)) return 'unavailable'
  return POSTGRESQL[code] ?? POSTGRESQL[code.slice(0, 2)] ?? 'unknown'
}
