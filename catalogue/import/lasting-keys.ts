import type { ImportSource } from './record.ts'

const DATABASES: readonly ImportSource['name'][] = ['gcd', 'metron']

/**
 * Whether a key of the source is always one thing, whatever it is called by now. Captures and tables may be of
 * several services and people, and each of them has a first record.
 */
export function hasLastingKeys(source: string): boolean {
  return DATABASES.some((name) => name === source)
}
