import type { Copy, PaidSums } from '#contract/collection.ts'

interface Sum {
  /** In units of the last decimal place. */
  units: bigint
  /** The most decimal places that somebody typed. */
  places: number
  copies: number
}

/** What was paid by currency, the most copies first. Counted in whole units: cents stay cents. */
export function sumPaid(copies: readonly Copy[]): PaidSums {
  const sums = new Map<string, Sum>()
  for (const { paid } of copies) {
    if (paid === undefined) continue
    const sum = sums.get(paid.currency) ?? { units: 0n, places: 0, copies: 0 }
    const [, decimals = ''] = paid.amount.split('.')
    const places = Math.max(sum.places, decimals.length)
    sums.set(paid.currency, {
      units: raise(sum.units, places - sum.places) + toUnits(paid.amount, places),
      places,
      copies: sum.copies + 1,
    })
  }
  const all = [...sums].map(([currency, { units, places, copies }]) => ({
    currency,
    amount: toAmount(units, places),
    copies,
  }))
  return {
    copies: all.reduce((count, { copies }) => count + copies, 0),
    sums: all.sort(
      (one, other) => other.copies - one.copies || (one.currency < other.currency ? -1 : 1),
    ),
  }
}

function toUnits(amount: string, places: number): bigint {
  const [whole = '', decimals = ''] = amount.split('.')
  return raise(BigInt(whole + decimals), places - decimals.length)
}

function raise(units: bigint, places: number): bigint {
  return units * 10n ** BigInt(places)
}

function toAmount(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
