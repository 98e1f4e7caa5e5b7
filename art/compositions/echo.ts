import { mix } from '../drawing/colour.ts'
import { area, box, circle } from '../drawing/elements.ts'
import { whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { byTurns } from './by-turns.ts'
import { choosePose, drawHero, drawShadow, type Placement, placeLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const FAST_POSES: readonly Pose[] = ['run', 'leap', 'punch', 'fly', 'charge', 'swing', 'surf']

/** The further behind, the paler: how much of the lead's colour is in a ghost. */
const GHOSTS = [
  { behind: 2, share: 0.24 },
  { behind: 1, share: 0.56 },
]

/** Somebody so fast that two ghosts of the pose trail behind. */
export function echoes(scene: Scene): Painting {
  const { field, inks, lead } = scene
  const pose = choosePose(scene, FAST_POSES)
  const frame = { left: 40, top: scene.top + 10, right: 392, bottom: scene.bottom - 20 }
  const place = placeLead(scene, pose, frame, { max: 1.85 })
  const ghosts = GHOSTS.map(({ behind, share }) =>
    drawShadow(lead.look, pose, trailing(place, behind), mix(field, scene.main, share), {
      cape: 'blowLeft',
    }),
  )
  return {
    back: box(0, 0, 400, 600, field) + slopes(scene) + light(scene, place) + ghosts.join(''),
    middle: area(streaks(scene), inks.white),
    front: drawHero(scene, lead, pose, { ...place, x: place.x + 14 }, { cape: 'blowLeft' }),
    ground: field,
  }
}

/** Nothing, a sun, or a beam that the lead runs along. */
function light(scene: Scene, place: Placement): string {
  const { pop, glow, field, top, bottom } = scene
  const kind = byTurns(scene, ['none', 'sun', 'beam'] as const)
  if (kind === 'none') return ''
  if (kind === 'sun') return circle([place.x + 20, (top + bottom) / 2], 150, mix(field, pop, 0.7))
  const y = top + (bottom - top) * 0.3
  const path = `M-10 ${whole(y + 190)}L410 ${whole(y - 40)}V${whole(y + 110)}L-10 ${whole(y + 340)}Z`
  return area(path, mix(field, glow, 0.6))
}

function trailing(place: Placement, behind: number): Placement {
  return {
    ...place,
    x: place.x - 62 * behind,
    y: place.y + 26 * behind,
    scale: place.scale * (1 - 0.07 * behind),
  }
}

/** The ground rushes by in bands; today one is enough. */
function slopes({ era, top, bottom, field, shade }: Scene): string {
  const height = bottom - top
  const slope = (left: number, right: number) => `M0 ${whole(left)}L400 ${whole(right)}V600H0Z`
  if (era === 'now') return area(slope(top + height * 0.72, top + height * 0.6), shade)
  return [1, 2, 3, 4]
    .map((band) => {
      const y = top + (band * height) / 5
      return area(slope(y, y - 36), mix(field, shade, band / 4))
    })
    .join('')
}

function streaks({ chance, top, detail }: Scene): string {
  return Array.from({ length: Math.round(14 * detail) }, () => {
    const y = chance.between(top + 30, 580)
    const x = chance.between(-20, 180)
    const length = chance.between(80, 200)
    return `M${whole(x)} ${whole(y)}l${whole(length)} ${whole(-chance.between(18, 40))}l-2 4Z`
  }).join('')
}
