import type { z } from 'zod'
import { FileFault } from './file-fault.ts'

/** The file itself, its lists, and what a later version may add. */
const OTHER_OPENINGS = 100
/** An entry of an account may hold copies, and those a price. */
const OPENINGS_AN_ENTRY = 3

/** The JSON of a file that says it is ours. */
export function parseOwnJson(text: string, maxEntries: number): Record<string, unknown> {
  if (countOpenings(text) > maxEntries * OPENINGS_AN_ENTRY + OTHER_OPENINGS) {
    throw tooManyEntries(maxEntries)
  }
  const file = parse(text)
  if (!isObject(file)) throw notOurs()
  return file
}

export function notOurs(): FileFault {
  return new FileFault(
    'This is JSON, but neither a reading list nor anything that Spinner Rack writes.',
  )
}

export function tooManyEntries(max: number): FileFault {
  return new FileFault(`The file has more than ${max.toLocaleString('en')} entries.`)
}

export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  file: unknown,
): z.output<Schema> {
  const checked = schema.safeParse(file)
  if (checked.success) return checked.data
  const place = checked.error.issues[0]?.path.join('.') ?? ''
  throw new FileFault(`The file is not as we write it: something is wrong at “${place}”.`)
}

/**
 * How many objects and lists the text holds. Counted before it is parsed, because millions of empty
 * ones fit into a file that is small enough.
 */
function countOpenings(text: string): number {
  let count = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted) count += sign === '{' || sign === '[' ? 1 : 0
    else if (sign === '\\') at += 1
  }
  return count
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileFault('This begins like JSON and is not: it may have been cut off.')
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
