/** The narrowest width of the display font whose counters stay open, in per cent. */
export const NARROWEST = 58

/**
 * Advance widths of the display font in thousandths of an em, at 50 and at 150 per cent; linear
 * between.
 */
const CAPITALS =
  '380/1195 372/1097 371/1084 371/1085 251/962 250/877 373/1134 372/1128 187/513 369/1087 383/1025 254/853 605/1408 481/1258 369/1130 373/1033 369/1130 376/1074 375/1100 311/1069 373/1137 386/1116 609/1610 404/1102 399/1143 255/998'
const FIGURES =
  '373/971 328/941 372/1005 366/1001 402/955 366/989 366/1003 322/903 367/984 366/1009'
const MARKS =
  '100/425 221/394 249/438 545/1157 484/1275 146/278 238/587 238/598 245/420 243/416 206/494 235/754 190/371 278/840 191/382 206/468 391/1009'
/** For a letter that is missing in the font and comes from a fallback. */
const UNKNOWN: Advance = [380, 1100]

type Advance = [narrow: number, wide: number]

const ADVANCES = new Map<string, Advance>([
  ...read('ABCDEFGHIJKLMNOPQRSTUVWXYZ', CAPITALS),
  ...read('0123456789', FIGURES),
  ...read(' !"#&\'()*+,-./:;?', MARKS),
])

/** The length of a text in capitals, in em, at a font width in per cent. */
export function setWidth(text: string, stretch: number): number {
  const [narrow, wide] = advanceOf(text)
  return (narrow + ((wide - narrow) * (stretch - 50)) / 100) / 1000
}

/** The font width, in per cent, at which a text has the given length in em. */
export function stretchFor(text: string, length: number): number {
  const [narrow, wide] = advanceOf(text)
  return wide === narrow ? 100 : 50 + (100 * (length * 1000 - narrow)) / (wide - narrow)
}

function advanceOf(text: string): Advance {
  // Accents take no room.
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return [...letters].reduce<Advance>(
    ([narrow, wide], letter) => {
      const [least, most] = ADVANCES.get(letter) ?? UNKNOWN
      return [narrow + least, wide + most]
    },
    [0, 0],
  )
}

function read(letters: string, table: string): [string, Advance][] {
  return table.split(' ').map((entry, index) => {
    const [narrow = 0, wide = 0] = entry.split('/').map(Number)
    return [letters[index] ?? '', [narrow, wide]]
  })
}
