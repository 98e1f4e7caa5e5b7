import { area, group } from '../drawing/elements.ts'
import { type Point, tenth } from '../drawing/shapes.ts'
import { DRAWINGS, type EmblemName } from './all.ts'
import { drawn } from './drawing.ts'
import { monogram } from './monogram.ts'

const paths = new Map<EmblemName, string>()

/** The emblem in -100..100. */
export function emblemPath(name: EmblemName): string {
  const known = paths.get(name)
  if (known !== undefined) return known
  const path = isMonogram(name) ? monogram(name.slice(1)) : drawn(DRAWINGS[name])
  paths.set(name, path)
  return path
}

export function emblemRule(name: EmblemName): 'evenodd' | 'nonzero' {
  return isMonogram(name) ? 'evenodd' : 'nonzero'
}

function isMonogram(name: EmblemName): name is `@${string}` {
  return name.startsWith('@')
}

/** `size` is half of the width. The outline, in units of the box, lies below the emblem. */
export function drawEmblem(
  name: EmblemName,
  [x, y]: Point,
  size: number,
  colours: { fill: string; ink: string },
  outline = 0,
): string {
  const rule = emblemRule(name) === 'evenodd' ? 'fill-rule="evenodd"' : ''
  const stroke =
    outline === 0
      ? ''
      : `stroke="${colours.ink}" stroke-width="${tenth(outline * 2)}" stroke-linejoin="round" paint-order="stroke"`
  const more = [rule, stroke].filter((part) => part !== '').join(' ')
  const place = `translate(${tenth(x)} ${tenth(y)}) scale(${(size / 100).toFixed(3)})`
  return group(place, area(emblemPath(name), colours.fill, more))
}
