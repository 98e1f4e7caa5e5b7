import { describe, expect, it } from 'vitest'
import { type Era, inksOf } from '../eras.ts'
import { HEADS } from '../heads/heads.ts'
import { knownLooks } from './known.ts'
import type { Look } from './look.ts'
import { standInFor } from './stand-ins.ts'
import { costumeOf, headColoursOf, monoHeadColours } from './wardrobe.ts'

const ERAS: readonly Era[] = ['gold', 'silver', 'bronze', 'nineties', 'now']
const COLOUR = /^#[0-9a-f]{6}$/
const COLOURED = [
  'torso',
  'arms',
  'legs',
  'head',
  'gloves',
  'boots',
  'face',
  'hair',
  'eyes',
  'cape',
] as const

describe('a costume', () => {
  it('is made of inks of the era, in every era', () => {
    for (const era of ERAS) {
      const inks = inksOf(era)
      const colours = new Set(Object.values(inks))
      for (const [name, look] of knownLooks()) {
        const costume = costumeOf(look, inks)
        const worn = COLOURED.flatMap((part) => costume[part] ?? [])
        expect(
          worn.filter((colour) => !colours.has(colour)),
          name,
        ).toEqual([])
      }
    }
  })

  it('is made once for a look and an era', () => {
    const look = knownLooks().get('Thor') as Look
    expect(costumeOf(look, inksOf('gold'))).toBe(costumeOf(look, inksOf('gold')))
    expect(costumeOf(look, inksOf('gold'))).not.toBe(costumeOf(look, inksOf('now')))
    expect(headColoursOf(look, inksOf('gold'))).toBe(headColoursOf(look, inksOf('gold')))
  })

  it('takes skin and hair from the look', () => {
    const silver = inksOf('silver')
    const costume = costumeOf(knownLooks().get('Storm') as Look, silver)
    expect(costume.arms).toBe(silver.brown)
    expect(costume.hair).toBe(silver.white)
    expect(costume.cape).toBe(silver.white)
  })

  it('covers skin that is not known', () => {
    const silver = inksOf('silver')
    const { skin: _, hair: __, ...covered } = knownLooks().get('Storm') as Look
    expect(headColoursOf(covered, silver).skin).toBe(silver[covered.main])
    expect(costumeOf(covered, silver).arms).toBe(silver[covered.main])
  })
})

describe('the colours of a head', () => {
  it('are complete for everybody', () => {
    for (const [name, look] of knownLooks()) {
      for (const colour of Object.values(headColoursOf(look, inksOf('bronze')))) {
        expect(colour, name).toMatch(COLOUR)
      }
    }
  })

  it('can be tints of one ink', () => {
    const colours = monoHeadColours('#6080a0', '#101020', '#ffffff')
    expect(colours.main).toBe('#6080a0')
    expect(colours.ink).toBe('#101020')
    for (const colour of Object.values(colours)) expect(colour).toMatch(COLOUR)
  })
})

describe('stand-ins', () => {
  it('are there for the books without a hero', () => {
    for (const genre of ['western', 'war', 'romance', 'kaiju', 'space'] as const) {
      const look = standInFor(genre) as Look
      expect(look.genre).toBe(genre)
      expect(HEADS).toHaveProperty(look.head)
    }
    expect(standInFor('street')).toBeUndefined()
  })
})
