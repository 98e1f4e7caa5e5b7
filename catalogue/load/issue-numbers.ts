import { MAX_NUMBER, MIN_NUMBER } from './comic-id.ts'

const ONE = /^-?\d+(\.[1-9])?$/
const RANGE = /^(-?\d+)\.\.(-?\d+)$/

/**
 * `1..441 500..700 33.1 -1` → the numbers in the order they are written. Throws with a message for
 * the author of the line.
 */
export function parseIssueNumbers(text: string): number[] {
  const numbers: number[] = []
  const tokens = text.split(/[\s,]+/)
  for (const token of tokens) if (token !== '') appendToken(numbers, token)
  if (numbers.length === 0) throw new Error('names no numbers')
  const isOneRange = tokens.length === 1
  if (!isOneRange && new Set(numbers).size < numbers.length) {
    throw new Error(`names a number twice in "${text}"`)
  }
  return numbers
}

export function parseIssueNumber(text: string): number {
  if (!ONE.test(text)) throw new Error(`"${text}" is not a number of an issue`)
  return checked(Number(text))
}

function appendToken(numbers: number[], token: string): void {
  const range = RANGE.exec(token)
  if (range === null) {
    numbers.push(parseIssueNumber(token))
    return
  }
  const from = checked(Number(range[1]))
  const to = checked(Number(range[2]))
  if (to <= from) throw new Error(`the range "${token}" does not go up`)
  for (let number = from; number <= to; number += 1) numbers.push(number)
}

function checked(number: number): number {
  if (number < MIN_NUMBER || number > MAX_NUMBER) throw new Error(`${number} is out of range`)
  return number
}
