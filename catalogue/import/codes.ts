/** What is printed for machines on a comic, as our text has it. */
export interface Codes {
  upc?: string | undefined
  ean?: string | undefined
  isbn?: string | undefined
}

/** A barcode is a UPC with or without its two or five further digits, or an EAN, by its length. */
export function readBarcode(text: unknown): Codes {
  for (const part of String(text ?? '').split(/[;,]/)) {
    const digits = part.replace(/[\s-]/g, '')
    if (/^\d{12}(?:\d{2}|\d{5})?$/.test(digits)) return { upc: digits }
    if (/^\d{13}(?:\d{5})?$/.test(digits)) return { ean: digits.slice(0, 13) }
  }
  return {}
}

/** The first of the given that adds up, thirteen digits before ten. */
export function readIsbn(...texts: unknown[]): string | undefined {
  const all = texts
    .flatMap((text) => String(text ?? '').split(/[;,/]/))
    .map((part) => part.replace(/[^\dX]/gi, '').toUpperCase())
  return all.find(isIsbn13) ?? all.find(isIsbn10)
}

function isIsbn13(text: string): boolean {
  if (!/^97[89]\d{10}$/.test(text)) return false
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}

function isIsbn10(text: string): boolean {
  if (!/^\d{9}[\dX]$/.test(text)) return false
  const values = [...text].map((sign) => (sign === 'X' ? 10 : Number(sign)))
  return values.reduce((total, value, index) => total + value * (10 - index), 0) % 11 === 0
}
