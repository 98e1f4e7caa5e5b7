import { label } from '../letters/label.ts'
import { placed } from './outline.ts'
import { disc } from './pieces.ts'

/** A plate with cut corners, for the signs that some publisher owns when they stand in a circle. */
const PLATE =
  'M-64 -88L64 -88C64 -74 74 -64 88 -64L88 64C74 64 64 74 64 88L-64 88C-64 74 -74 64 -88 64L-88 -64C-74 -64 -64 -74 -64 -88Z'
const NEVER_ROUND = new Set(['X', '4', 'A'])
const HEIGHT = 124

/** A letter knocked out of a disc. To be filled by the rule `evenodd`. */
export function monogram(initial: string): string {
  const { path, scale } = label('anton', initial, [0, HEIGHT / 2], HEIGHT, {
    align: 'centre',
    width: 150,
    maxStretch: 1,
  })
  const plate = NEVER_ROUND.has(initial) ? PLATE : disc(0, 0, 98)
  return plate + (path === '' ? '' : placed(path, { scale }))
}
