import { describe, expect, it } from 'vitest'
import { distance } from '../drawing/colour.ts'
import type { Era } from '../eras.ts'
import { figureOf } from '../figures/figure.ts'
import { POSE_NAMES } from '../figures/poses.ts'
import { knownLooks } from '../looks/known.ts'
import { buildScene, personNamed } from '../testing/build-scene.ts'
import { fieldsFor, otherField } from './fields.ts'
import { choosePose, fitFigure, placeLead } from './people.ts'
import { boxWithProp } from './props.ts'

const ERAS: readonly Era[] = ['gold', 'silver', 'bronze', 'nineties', 'now']
const PEOPLE = Array.from(knownLooks(), ([name, look]) => ({ name, look }))
const FRAME = { left: 24, top: 150, right: 376, bottom: 560 }

describe('people on a page', () => {
  it('stand inside their frame with all that they hold, in any pose, turned either way', () => {
    // Expectations by the ten thousand would be slow.
    const outside: string[] = []
    for (const lead of PEOPLE) {
      const scene = buildScene({ lead })
      for (const pose of POSE_NAMES) {
        for (const flip of [1, -1] as const) {
          const { x, y, scale } = placeLead(scene, pose, FRAME, { flip, vertical: 0.5 })
          const [left, top, right, bottom] = boxWithProp(lead.look, figureOf(pose, lead.look.build))
          const sides = [x + left * flip * scale, x + right * flip * scale]
          const isInside =
            Math.min(...sides) > FRAME.left &&
            Math.max(...sides) < FRAME.right &&
            y + top * scale > FRAME.top &&
            y + bottom * scale < FRAME.bottom
          if (!isInside) outside.push(`${lead.name}, ${pose}, ${flip}`)
        }
      }
    }
    expect(outside).toEqual([])
  })

  it('stand on the ground where they shall', () => {
    for (const { look } of PEOPLE) {
      const pose = look.poses[0] ?? 'stand'
      const { y, scale } = fitFigure(look, pose, FRAME, { vertical: 1 })
      const feet = y + figureOf(pose, look.build).box[3] * scale
      expect(feet).toBeCloseTo(FRAME.bottom - 2 * scale)
    }
  })

  it('take only poses of their own, and the preferred one where they have it', () => {
    for (const lead of PEOPLE) {
      const pose = choosePose(buildScene({ lead }), ['crouch'])
      expect(lead.look.poses).toContain(pose)
      if (lead.look.poses.includes('crouch')) expect(pose).toBe('crouch')
    }
  })
})

describe('the fields behind several people', () => {
  const team = ['Thor', 'Hulk', 'Storm', 'Iron Man', 'Black Widow'].map(personNamed)

  it.each(ERAS)('differ from each other and from what each wears, in the era %s', (era) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const scene = buildScene({ era, seed: String(seed) })
      const fields = fieldsFor(
        scene,
        team.map(({ look }) => look),
      )
      expect(new Set(fields).size).toBe(team.length)
      const near = fields.filter(
        (field, place) => distance(field, scene.inks[(team[place] ?? scene.lead).look.main]) < 0.1,
      )
      expect(near).toEqual([])
    }
  })

  it.each(ERAS)('part two people clearly, in the era %s', (era) => {
    for (const other of PEOPLE) {
      const scene = buildScene({ era, seed: other.name })
      const field = otherField(scene, other.look)
      expect(distance(field, scene.field)).toBeGreaterThan(0.24)
    }
  })
})
