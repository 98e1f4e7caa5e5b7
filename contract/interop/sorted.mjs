import { PLACEHOLDERS } from './placeholders.mjs'
import { valuesAt } from './values.mjs'

/**
 * The place of the first element that should stand earlier, or -1.
 * @param {unknown[]} list
 * @param {string[]} orders paths; `-` before one is descending
 */
export function findUnsorted(list, orders) {
  return list.findIndex((later, index) => index > 0 && isBefore(later, list[index - 1], orders))
}

/** @type {(later: unknown, earlier: unknown, orders: string[]) => boolean} */
function isBefore(later, earlier, orders) {
  for (const order of orders) {
    const path = order.replace(/^-/, '')
    const [one] = valuesAt(earlier, path)
    const [two] = valuesAt(later, path)
    const difference = compare(one, two) * (order.startsWith('-') ? -1 : 1)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** @type {(one: unknown, two: unknown) => number} */
function compare(one, two) {
  const [left, right] = [comparable(one), comparable(two)]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/**
 * Dates by their moment, other text without regard to case, what is empty first.
 * @param {unknown} value
 */
function comparable(value) {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return ''
  return PLACEHOLDERS.date?.(value) ? Date.parse(value) : value.toLowerCase()
}
