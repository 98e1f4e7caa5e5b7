import { Unavailable } from './unavailable.ts'

/** Firestore's error codes, indexed by gRPC status number. */
const FIRESTORE_CODES = [
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
export type StoreCode = (typeof FIRESTORE_CODES)[number]

/** SQLSTATE codes (five characters) or their classes (the first two); the longest match counts. */
const POSTGRESQL: Record<string, StoreCode> = {
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

/** SQLite's primary result codes: PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR … */
const SQLITE: Record<number, StoreCode> = {
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

/** Transient failures, worth a retry. */
const TRANSIENT: StoreCode[] = [
  'aborted',
  'cancelled',
  'deadline-exceeded',
  'resource-exhausted',
  'unavailable',
]

export function isTransient(code: StoreCode): boolean {
  return TRANSIENT.includes(code)
}

/** The reason of a failed call, in one vocabulary for all stores. */
export function codeOf(error: unknown): StoreCode {
  if (error instanceof Unavailable) return 'unavailable'
  if (!(error instanceof Error)) return 'unknown'
  const { code, errcode, message } = error as Error & { code?: unknown; errcode?: unknown }
  if (typeof code === 'number') return FIRESTORE_CODES[code] ?? 'unknown'
  // Extended result codes have details in the bits above the first eight.
  if (typeof errcode === 'number') return SQLITE[errcode & 0xff] ?? 'internal'
  if (typeof code === 'string') return codeOfText(code)
  // The PostgreSQL driver sets no code for a lost connection or a timeout.
  return /time(d )?out|terminated|closed|after calling end/i.test(message)
    ? 'unavailable'
    : 'unknown'
}

/** A SQLSTATE code, or a Node error code of the network or of a closed database. */
function codeOfText(code: string): StoreCode {
  if (code === 'EACCES' || code === 'EPERM') return 'permission-denied'
  if (/^(E[A-Z]+|EAI_[A-Z]+|ERR_INVALID_STATE)$/.test(code)) return 'unavailable'
  return POSTGRESQL[code] ?? POSTGRESQL[code.slice(0, 2)] ?? 'unknown'
}
