/** Colours are `#rrggbb`. Distances are those of the eye: OKLab, with lightness counting more. */
type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

const LIGHTNESS_WEIGHT = 1.3
const labs = new Map<string, Lab>()
const mixes = new Map<string, string>()
const KEPT_MIXES = 20_000

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const name = `${first}${second}${share}`
  const known = mixes.get(name)
  if (known !== undefined) return known
  const [red, green, blue] = channels(first)
  const [otherRed, otherGreen, otherBlue] = channels(second)
  const mixed = toHex([
    red + (otherRed - red) * share,
    green + (otherGreen - green) * share,
    blue + (otherBlue - blue) * share,
  ])
  if (mixes.size > KEPT_MIXES) mixes.clear()
  mixes.set(name, mixed)
  return mixed
}

export function distance(first: string, second: string): number {
  const one = labOf(first)
  const other = labOf(second)
  const lightness = (one[0] - other[0]) * LIGHTNESS_WEIGHT
  const greenRed = one[1] - other[1]
  const blueYellow = one[2] - other[2]
  // Many times faster than Math.hypot.
  return Math.sqrt(lightness * lightness + greenRed * greenRed + blueYellow * blueYellow)
}

/** 0 is black, 1 is white. */
export function lightness(colour: string): number {
  return labOf(colour)[0]
}

function labOf(colour: string): Lab {
  const known = labs.get(colour)
  if (known !== undefined) return known
  const [red, green, blue] = channels(colour).map(toLinear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lab: Lab = [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
  labs.set(colour, lab)
  return lab
}

function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(values: number[]): string {
  const digits = values.map((value) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
