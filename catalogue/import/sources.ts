import { createCaptures } from './captures/captures.ts'
import { createCsv } from './csv/csv.ts'
import { createGcd } from './gcd/gcd-source.ts'
import { createMetron } from './metron/metron-source.ts'
import type { ImportSource } from './record.ts'

/** By the word that the command has for them. */
export const SOURCES: Record<string, () => ImportSource> = {
  captures: createCaptures,
  csv: createCsv,
  gcd: createGcd,
  metron: createMetron,
}
