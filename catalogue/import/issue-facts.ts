/** `1963-03-00` → `1963-03`. A month of 00 is not known. */
export function readMonth(keyDate: unknown): string | undefined {
  const month = /^(?:18|19|20|21)\d{2}-(?:0[1-9]|1[0-2])(?=-|$)/.exec(String(keyDate ?? ''))
  return month?.[0]
}

/** A whole date that exists. */
export function readDay(text: unknown, isUncertain: unknown): string | undefined {
  const day = String(text ?? '').slice(0, 10)
  if (isTrue(isUncertain) || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day) ? day : undefined
}

/** `3.99 USD; 4.99 CAD` → 3.99. Other currencies are not converted. */
export function readPrice(text: unknown): number | undefined {
  const found = /(?:^|[;\s])\$?(\d{1,4}(?:\.\d{1,2})?)\s*USD\b(?!\s*\?)/i.exec(String(text ?? ''))
  return found === null ? undefined : Number(found[1])
}

/** Whole pages; a count that the indexer guessed stays unknown. */
export function readPages(count: unknown, isUncertain: unknown): number | undefined {
  const pages = count === null || count === '' ? Number.NaN : Number(count)
  const isPlain = Number.isInteger(pages) && pages > 0 && pages < 10_000
  return isPlain && !isTrue(isUncertain) ? pages : undefined
}

function isTrue(flag: unknown): boolean {
  return flag !== null && flag !== undefined && Number(flag) !== 0
}
