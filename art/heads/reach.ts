import { boxOf } from './clip.ts'
import { HEADS, type HeadName } from './heads.ts'

const BLACK = {
  main: '#000',
  second: '#000',
  accent: '#000',
  skin: '#000',
  hair: '#000',
  white: '#000',
  lips: '#000',
  ink: '#000',
  metal: '#000',
  sky: '#000',
}
const reaches = new Map<HeadName, number>()

/** How far a head goes up from its middle, with all that is on it. */
export function reachOf(head: HeadName): number {
  const known = reaches.get(head)
  if (known !== undefined) return known
  const drawing = HEADS[head](BLACK)
  const paths = Array.from(
    drawing.matchAll(/ d="([^"]*)"/g),
    ([, path]) => boxOf(path as string)[1],
  )
  const circles = Array.from(
    drawing.matchAll(/ cy="([^"]*)" r="([^"]*)"/g),
    ([, y, radius]) => Number(y) - Number(radius),
  )
  const reach = -Math.min(...paths, ...circles)
  reaches.set(head, reach)
  return reach
}
