import { line } from '../drawing/elements.ts'
import { tenth, whole } from '../drawing/shapes.ts'
import { figureOf } from '../figures/figure.ts'
import type { Pose } from '../figures/poses.ts'
import type { Placement } from './people.ts'
import type { Scene } from './scene.ts'

/** What somebody swings on: from the raised hand past the corner of the page. Nothing in other poses. */
export function swingLine(scene: Scene, pose: Pose, { x, y, scale, flip }: Placement): string {
  if (pose !== 'swing') return ''
  const { inks, top, lead } = scene
  const [across, down] = figureOf(pose, lead.look.build).joints.rightWrist
  const hand = { x: x + flip * across * scale, y: y + down * scale - 6 }
  const far = flip > 0 ? 420 : -20
  const path = `M${tenth(hand.x)} ${tenth(hand.y)}Q${tenth(hand.x + flip * 40)} ${whole(top)} ${far} ${whole(top - 70)}`
  return line(path, inks.black, 5) + line(path, inks.white, 2.4)
}
