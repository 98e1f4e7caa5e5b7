/** The text colour of a splash. */
const LETTERS = [255, 243, 223] as const
/** The minimum contrast ratio of the background to it. */
const CONTRAST = 7
/** For records without colours of their own. */
const GROUNDS = ['#2c1f66', '#0f3d52', '#5b1524', '#14432f', '#4a1a4f', '#20305f', '#523013']
/** Greys, blacks and whites are not distinctive enough. */
const TELLING = 48

type Rgb = readonly [red: number, green: number, blue: number]

export interface SplashColours {
  ground: string
  /** The colour of the halftone dots. */
  deep: string
}

/** A background in the record's own colour, darkened until the contrast of the name is sufficient. */
export function toSplashColours(id: number, colours: string[] = []): SplashColours {
  const own = colours.filter((colour) => spread(toRgb(colour)) > TELLING)[0]
  const chosen = toRgb(own ?? GROUNDS[id % GROUNDS.length] ?? '#2c1f66')
  let ground = chosen
  while (contrast(LETTERS, ground) < CONTRAST) ground = darker(ground, 0.95)
  return { ground: toHex(ground), deep: toHex(darker(ground, 0.45)) }
}

export function contrast(one: Rgb, other: Rgb): number {
  const [darkest = 0, lightest = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lightest + 0.05) / (darkest + 0.05)
}

export function toRgb(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16) || 0
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Relative luminance as WCAG defines it. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function spread(rgb: Rgb): number {
  return Math.max(...rgb) - Math.min(...rgb)
}

function darker([red, green, blue]: Rgb, share: number): Rgb {
  return [red * share, green * share, blue * share]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.floor(value).toString(16).padStart(2, '0')).join('')}`
}
