import { area, group } from '../drawing/elements.ts'
import type { Chance } from '../drawing/seed.ts'
import { tenth, whole } from '../drawing/shapes.ts'
import { emblemPath } from '../emblems/emblems.ts'
import { fewer, PAGE, type Stand } from './page.ts'

export interface Castle extends Stand {
  colour: string
}

export function castle({ x, y, scale, colour }: Castle): string {
  return group(
    `translate(${tenth(x)} ${tenth(y)}) scale(${scale})`,
    area(
      'M-90 60L-90 -10L-96 -10L-78 -50L-60 -10L-66 -10L-66 10L-50 10L-50 0L-40 0L-40 10L-30 10L-30 -40L-38 -40L-14 -110L-12 -130L-10 -110L14 -40L6 -40L6 4L16 4L16 -6L26 -6L26 4L36 4L36 -60L30 -60L48 -104L66 -60L60 -60L60 20L76 20L76 -16L70 -16L84 -44L98 -16L92 -16L92 60Z',
      colour,
    ),
  )
}

export interface Tombs {
  /** The ground they stand on. */
  y: number
  colour: string
  chance: Chance
}

/** Crooked stones, some of them crosses. */
export function tombs({ y, colour, chance }: Tombs): string {
  let path = ''
  for (let x = 10; x < PAGE.width; x += chance.between(58, 92)) {
    const width = chance.between(20, 30)
    const height = chance.between(30, 52)
    const lean = chance.between(-5, 5)
    path += chance.isTrue(0.3)
      ? `M${whole(x + lean)} ${whole(y - height - 14)}h8v14h12v8h-12v${whole(height)}h-8v${whole(-height)}h-12v-8h12Z`
      : stone(x, y, width, height, lean)
  }
  return area(path, colour)
}

function stone(x: number, y: number, width: number, height: number, lean: number): string {
  const shoulder = whole(y - height + width / 2)
  const radius = whole(width / 2)
  return `M${whole(x)} ${whole(y + 10)}L${whole(x + lean)} ${shoulder}A${radius} ${radius} 0 0 1 ${whole(x + width + lean)} ${shoulder}L${whole(x + width)} ${whole(y + 10)}Z`
}

export interface Bats {
  count: number
  left?: number
  top: number
  right?: number
  bottom: number
  colour: string
  detail?: number
  chance: Chance
}

export function bats(swarm: Bats): string {
  const { count, left = 0, top, right = PAGE.width, bottom, colour, detail = 1, chance } = swarm
  return Array.from({ length: fewer(count, detail) }, () => {
    const scale = chance.between(0.09, 0.24).toFixed(2)
    const x = whole(chance.between(left, right))
    const y = whole(chance.between(top, bottom))
    const turn = whole(chance.between(-25, 25))
    const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`
    return group(place, area(emblemPath('bat'), colour))
  }).join('')
}
