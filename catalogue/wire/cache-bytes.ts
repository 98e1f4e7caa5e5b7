/**
 * Upper bounds of the memory that callers can fill, in bytes. Each cache counts its keys, its
 * values and what an entry itself takes, so their sum is a ceiling.
 */
export const CACHE_BYTES = {
  /** Serialised records. */
  records: 36_000_000,
  /** Whole answers and their compressed copies. */
  answers: 24_000_000,
}

/** What an entry takes besides the bytes of its key and its value. */
const ENTRY_BYTES = 250

/** Two bytes a character is the most that a string takes. */
export function textBytes(text: string): number {
  return text.length * 2
}

export function entryBytes(key: string, valueBytes: number): number {
  return ENTRY_BYTES + textBytes(key) + valueBytes
}
