/** Signs that no table has, and what stands for them. What is not here is left out. */
const STAND_INS: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '‚': ',',
  '“': "'",
  '”': "'",
  '„': "'",
  '«': "'",
  '»': "'",
  '"': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  _: '-',
  '~': '-',
  '·': '-',
  '•': '-',
  '⁄': '/',
  '\\': '/',
  '|': '/',
  '×': 'X',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  ';': ',',
  '@': 'A',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
}

/** A text in the signs that the tables have: capitals without accents, digits, plain marks. */
export function capitals(text: string): string {
  return (
    text
      // Before they fall apart into letters.
      .replace(/[™℠®©]/g, '')
      .replaceAll('´', "'")
      // 8½ is 8 1/2, not 81/2.
      .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toUpperCase()
      .replace(/[^A-Z0-9 ]/gu, (sign) => STAND_INS[sign] ?? sign)
  )
}
