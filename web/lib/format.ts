import { MONTH_NAMES } from '#contract/month-names.ts'

/*
 * Instead of `Intl` and `toLocaleString`, whose first use takes a slow phone a tenth of a second, which
 * its reader would wait for in front of an empty page.
 */

/** A whole number, as `12,345`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

export function formatDollars(amount: number): string {
  const [dollars, cents] = amount.toFixed(2).split('.')
  return `$${formatCount(Number(dollars))}.${cents}`
}

/** The name of a month, counted from 1. */
export function formatMonth(month: number): string {
  return MONTH_NAMES[month - 1] ?? ''
}

/** `Storm, Rogue, and Gambit`. */
export function formatList(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}
