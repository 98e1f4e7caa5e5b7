import type { DataLine } from './data-lines.ts'
import { isDay } from './dates.ts'

/**
 * Parsers of fields that several kinds share. Each reports its fault and returns a fallback value.
 */

/** Typed clients read ids as 32-bit integers. */
export const MAX_ID = 2 ** 31 - 1

export function isId(id: number): boolean {
  return id >= 1 && id <= MAX_ID
}

export function readId(line: DataLine, index: number): number {
  const text = line.field(index)
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (isId(id)) return id
  line.fault(`"${text}" is not an id from 1 to ${MAX_ID}`)
  return 0
}

export function readChanged(line: DataLine, index: number): string {
  const text = line.field(index)
  if (!isDay(text)) line.fault(`"${text}" is not the day of the last change`)
  return text
}

export function readChoice<Choice extends string>(
  line: DataLine,
  index: number,
  choices: readonly Choice[],
): Choice | null {
  const text = line.field(index)
  if (text === '') return null
  const choice = choices.find((candidate) => candidate === text)
  if (choice === undefined) line.fault(`"${text}" is none of ${choices.join(', ')}`)
  return choice ?? null
}

/** Runs a parser, and reports the message of its error at the line. */
export function readWith<Value>(line: DataLine, parse: () => Value): Value | undefined {
  try {
    return parse()
  } catch (error) {
    line.fault(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
