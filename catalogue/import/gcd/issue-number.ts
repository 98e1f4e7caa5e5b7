const FRACTIONS: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾' }
const WRITTEN = /^-?(?:\d+[½¼¾]?|[½¼¾∞]|[A-Z])[A-Za-z]{0,7}(?:\.[A-Za-z0-9]{1,7})?$/

/**
 * The number as our text has it: `1/2` is ½, `007` is 7, of `500 (59)` and `500/59` the first, `[3]` is 3 that is not
 * printed. Empty for `[nn]`, which says that there is none; undefined for what is no number.
 */
export function readIssueNumber(text: string): string | undefined {
  const clean = text
    .trim()
    .replace(/^#\s*/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .trim()
  if (/^(?:nn|none|)$/i.test(clean)) return ''
  const first = firstOf(clean).replace(/^(-?)0+(?=\d)/, '$1')
  return WRITTEN.test(first) && first !== '-0' && first.length <= 12 ? first : undefined
}

function firstOf(text: string): string {
  const fraction = FRACTIONS[text]
  if (fraction !== undefined) return fraction
  const mixed = /^(\d+)\s+(\d\/\d)$/.exec(text)
  if (mixed !== null) return `${mixed[1]}${FRACTIONS[mixed[2] ?? ''] ?? mixed[2]}`
  return (
    text
      .replace(/\s*(?:\[[^\]]*\]|\([^)]*\))\s*$/, '')
      .split(/\s*\/\s*/)[0]
      ?.trim() ?? ''
  )
}
