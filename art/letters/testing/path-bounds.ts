export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

type Spot = readonly [x: number, y: number]

const NUMBERS: Record<string, number> = { M: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 }
const CURVE_STEPS = 16

/** Where a path of letters really runs, curves included. Throws where it is no such path. */
export function pathBounds(path: string): Bounds {
  if (!/^(?:[Mlhvqcz][-\d ]*)*$/.test(path)) throw new Error(`Not a path of letters: ${path}`)
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let at: Spot = [0, 0]
  let start = at
  for (const [step, sign = '', text = ''] of path.matchAll(/([Mlhvqcz])([^Mlhvqcz]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number)
    if (!isWhole(sign, numbers)) throw new Error(`Not a step of a path: ${step}`)
    at = sign === 'z' ? start : follow(bounds, sign, numbers, at)
    if (sign === 'M') start = at
  }
  return bounds
}

/** A sign may stand for several steps of its kind. */
function isWhole(sign: string, numbers: number[]): boolean {
  const count = NUMBERS[sign] as number
  return count === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % count === 0
}

function follow(bounds: Bounds, sign: string, numbers: number[], from: Spot): Spot {
  const count = NUMBERS[sign] as number
  let at = from
  for (let place = 0; place < numbers.length; place += count) {
    const controls = controlSpots(sign, numbers.slice(place, place + count), at)
    if (controls.length < 3) widen(bounds, controls.at(-1) as Spot)
    else widenByCurve(bounds, controls)
    at = controls.at(-1) as Spot
  }
  return at
}

function controlSpots(sign: string, numbers: number[], at: Spot): Spot[] {
  const [x, y] = at
  const [first = 0, second = 0] = numbers
  if (sign === 'M') return [[first, second]]
  if (sign === 'h') return [at, [x + first, y]]
  if (sign === 'v') return [at, [x, y + first]]
  const spots: Spot[] = [at]
  for (let place = 0; place < numbers.length; place += 2) {
    spots.push([x + (numbers[place] as number), y + (numbers[place + 1] as number)])
  }
  return spots
}

/** A curve stays between its control points, so most need no closer look. */
function widenByCurve(bounds: Bounds, controls: Spot[]): void {
  const { left, right, top, bottom } = bounds
  const isInside = ([x, y]: Spot) => x >= left && x <= right && y >= top && y <= bottom
  if (controls.every(isInside)) return
  for (let step = 1; step <= CURVE_STEPS; step += 1) {
    widen(bounds, onCurve(controls, step / CURVE_STEPS))
  }
}

function onCurve(controls: Spot[], share: number): Spot {
  if (controls.length === 1) return controls[0] as Spot
  const closer = controls.slice(1).map(([x, y], place): Spot => {
    const [beforeX, beforeY] = controls[place] as Spot
    return [beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share]
  })
  return onCurve(closer, share)
}

function widen(bounds: Bounds, [x, y]: Spot): void {
  bounds.left = Math.min(bounds.left, x)
  bounds.right = Math.max(bounds.right, x)
  bounds.top = Math.min(bounds.top, y)
  bounds.bottom = Math.max(bounds.bottom, y)
}

export function scaleBounds({ left, top, right, bottom }: Bounds, factor: number): Bounds {
  return {
    left: left * factor,
    top: top * factor,
    right: right * factor,
    bottom: bottom * factor,
  }
}
