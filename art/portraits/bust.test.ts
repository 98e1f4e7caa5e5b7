import { expect, test } from 'vitest'
import { emblemPath } from '../emblems/emblems.ts'
import { MASKED } from '../looks/cuts.ts'
import type { Look } from '../looks/look.ts'
import { bustFor } from './bust.ts'
import { drawCard } from './portrait.ts'
import { portraitScene } from './portrait-scene.ts'

function buildFacts(look: Partial<Look> = {}) {
  const marked: Look = {
    main: 'blue',
    second: 'red',
    accent: 'white',
    head: 'mask',
    emblem: 'star',
    build: 'man',
    genre: 'street',
    poses: ['stand'],
    costume: { ...MASKED, mark: 'skull', markColour: 'white' },
    ...look,
  }
  return { id: 1, name: 'Somebody', era: 'silver', look: marked } as const
}

test('a portrait cropped to the chest shows the mark of the costume', () => {
  expect(drawCard(buildFacts({ crop: 'chest' }), 'rays')).toContain(emblemPath('skull'))
  expect(drawCard(buildFacts(), 'rays')).not.toContain(emblemPath('skull'))
})

test('the whole bust has room above the plate, where a head alone is larger', () => {
  const scene = portraitScene(buildFacts({ crop: 'chest' }))
  const { at, scale } = bustFor(scene, 1.5)
  expect(at[1] + 220 * scale).toBeLessThanOrEqual(scene.bottom)
  expect(bustFor(portraitScene(buildFacts()), 1.5).scale).toBeGreaterThan(scale)
})
