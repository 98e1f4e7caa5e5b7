import { area } from '../drawing/elements.ts'
import type { Figure } from './figure.ts'
import { onGrid, path } from './paths.ts'
import type { Joint } from './poses.ts'

/** Flames rise from these. */
const BURNING: readonly Joint[] = [
  'head',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftKnee',
  'rightKnee',
]

/** A glow of two colours around the figure, with tongues of flame. */
export function aura(figure: Figure, [outer, inner]: readonly [string, string]): string {
  return (
    area(figure.outline, outer, glow(outer, 26)) +
    area(BURNING.map((joint, place) => tongue(figure, joint, place)).join(''), outer) +
    area(figure.outline, inner, glow(inner, 13))
  )
}

function glow(colour: string, width: number): string {
  return `stroke="${colour}" stroke-width="${onGrid(width)}" stroke-linejoin="round"`
}

function tongue({ joints }: Figure, joint: Joint, place: number): string {
  const [x, y] = joints[joint]
  const [radius, height] = joint === 'head' ? [24, 62] : [17, 42]
  const lean = place % 2 === 1 ? 5 : -5
  return path(
    'M',
    [x - radius, y],
    'C',
    [x - radius, y - height * 0.5],
    [x + lean - 2, y - height * 0.6],
    [x + lean, y - height],
    'C',
    [x + lean + 6, y - height * 0.6],
    [x + radius, y - height * 0.4],
    [x + radius, y],
    'Z',
  )
}
