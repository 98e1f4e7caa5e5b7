import { describe, expect, it } from 'vitest'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { distance } from '../drawing/colour.ts'
import { emblemPath } from '../emblems/emblems.ts'
import { inksOf } from '../eras.ts'
import { POSE_NAMES } from '../figures/poses.ts'
import { HEADS, type HeadColours } from '../heads/heads.ts'
import { knownLooks } from './known.ts'
import type { Look } from './look.ts'
import { lookOf } from './look-of.ts'
import { BEINGS, plainLook } from './plain-look.ts'

const { characters } = loadShippedCatalogue()
const known = new Set(knownLooks().values())
const unknown = characters.filter((character) => !known.has(lookOf(character)))
const NOBODY = { name: 'Nobody', role: null, teams: [], colours: [], emblem: '' }

const SKIN_INKS = ['skin', 'tan', 'pale', 'cream']

/** Words in place of colours tell which of them a head uses. */
const WORDS: HeadColours = {
  main: 'main',
  second: 'second',
  accent: 'accent',
  skin: 'SKIN',
  hair: 'HAIR',
  white: 'white',
  lips: 'lips',
  ink: 'ink',
  metal: 'metal',
  sky: 'sky',
}

function colourWords({ costume }: Look): unknown[] {
  return Object.values(costume)
}

describe('the look of every character', () => {
  it('has a head, an emblem and poses that can be drawn', () => {
    const poses = new Set(POSE_NAMES)
    const undrawn = characters.filter((character) => {
      const look = lookOf(character)
      const canStand = look.poses.length > 0 && look.poses.every((pose) => poses.has(pose))
      return !(
        Object.hasOwn(HEADS, look.head) &&
        emblemPath(look.emblem).startsWith('M') &&
        canStand
      )
    })
    expect(undrawn.map(({ name }) => name)).toEqual([])
  })

  it('is the same object when asked twice, and the same look when made anew', () => {
    for (const character of characters) {
      expect(lookOf({ ...character })).toBe(lookOf(character))
      expect(plainLook(character)).toEqual(plainLook({ ...character }))
    }
  })

  it('has two colours that differ at least', () => {
    for (const character of characters) {
      const { main, second } = lookOf(character)
      expect(main, character.name).not.toBe(second)
    }
  })
})

describe('the look of somebody of another Earth', () => {
  it('is that of the person we know, if the costume hides the face', () => {
    const look = lookOf({ ...NOBODY, name: 'Spider-Man (House of M)' })
    expect(look).toBe(knownLooks().get('Spider-Man'))
  })

  it('is its own, where one is stated', () => {
    const name = 'Nick Fury (Ultimate)'
    expect(lookOf({ ...NOBODY, name })).toBe(knownLooks().get(name))
  })

  it('is not, if it would show a face that may be another there, or if it is a namesake', () => {
    expect(knownLooks().get('Nick Fury')?.skin).toBeDefined()
    expect(known).not.toContain(lookOf({ ...NOBODY, name: 'Nick Fury (House of M)' }))
    expect(known).not.toContain(lookOf({ ...NOBODY, name: 'Spider-Man (Takuya Yamashiro)' }))
  })
})

describe('the look of a character we have no facts of', () => {
  it('shows neither skin nor hair', () => {
    for (const character of unknown) {
      const look = lookOf(character)
      expect(look.skin, character.name).toBeUndefined()
      expect(look.hair, character.name).toBeUndefined()
      expect(HEADS[look.head](WORDS), character.name).not.toMatch(/SKIN|HAIR/)
      expect(colourWords(look), character.name).not.toContain('skin')
      expect(look.costume, character.name).not.toHaveProperty('hair')
    }
  })

  it('has no build that would tell more than the name says', () => {
    for (const character of unknown) {
      expect(['slim', 'giant'], character.name).toContain(lookOf(character).build)
    }
  })

  it('has three inks that the eye tells apart, none of them of skin', () => {
    const silver = inksOf('silver')
    for (const character of unknown) {
      const { main, second, accent, head } = lookOf(character)
      const ofSkin = BEINGS.includes(head) ? SKIN_INKS : [...SKIN_INKS, 'brown']
      for (const ink of [main, second, accent]) expect(ofSkin, character.name).not.toContain(ink)
      expect(distance(silver[main], silver[second]), character.name).toBeGreaterThan(0.15)
      expect(distance(silver[main], silver[accent]), character.name).toBeGreaterThan(0.15)
      expect(distance(silver[second], silver[accent]), character.name).toBeGreaterThan(0.15)
    }
  })

  it('takes its inks from the colours of the record', () => {
    const look = lookOf({ ...NOBODY, colours: ['#d6211a', '#1d3f94', '#ffffff'] })
    expect([look.main, look.second, look.accent]).toEqual(['red', 'navy', 'white'])
  })

  it('takes another ink where two colours are nearly one', () => {
    const { main, second } = lookOf({ ...NOBODY, colours: ['#c62828', '#c22020'] })
    expect(main).toBe('red')
    expect(second).not.toBe('red')
  })

  it('keeps the hue of a dark colour', () => {
    expect(lookOf({ ...NOBODY, colours: ['#8b1e1e', '#1b1b1b'] }).main).toBe('red')
    expect(lookOf({ ...NOBODY, colours: ['#5f6b3a', '#1b1b1b'] }).main).toBe('green')
  })

  it('is dressed even when the record says nothing at all', () => {
    const { main, second, accent } = lookOf(NOBODY)
    expect(new Set([main, second, accent]).size).toBe(3)
    expect(lookOf(NOBODY).emblem).toBe('@N')
  })

  it('believes whole words of a name, and no parts of words', () => {
    expect(lookOf({ ...NOBODY, name: 'Winter Wolf' }).head).toBe('beast')
    expect(lookOf({ ...NOBODY, name: 'Iron Widow' }).head).toBe('iron')
    expect(lookOf({ ...NOBODY, name: 'Winter Wolfe' }).head).not.toBe('beast')
    expect(lookOf({ ...NOBODY, name: 'Anna Wolf', role: 'supporting' }).head).not.toBe('beast')
  })

  it('belongs to the story that role and teams tell', () => {
    expect(lookOf({ ...NOBODY, role: 'group' }).genre).toBe('team')
    expect(lookOf({ ...NOBODY, role: 'villain' }).genre).toBe('villain')
    expect(lookOf({ ...NOBODY, role: 'hero', teams: ['X-Men'] }).genre).toBe('mutant')
    expect(lookOf({ ...NOBODY, role: 'hero', teams: ['Eternals'] }).genre).toBe('cosmic')
    expect(lookOf({ ...NOBODY, name: 'Dusty Kid', role: 'hero' }).genre).toBe('western')
  })
})

describe('the table of known looks', () => {
  it('has many people, and all of them are characters of the catalogue', () => {
    const names = new Set(characters.map(({ name }) => name))
    expect([...knownLooks().keys()].filter((name) => !names.has(name))).toEqual([])
    expect(knownLooks().size).toBeGreaterThanOrEqual(558 + 500)
  })

  it('states skin and hair wherever the head shows them', () => {
    for (const [name, look] of knownLooks()) {
      const drawn = HEADS[look.head](WORDS)
      if (drawn.includes('SKIN')) expect(look.skin, name).toBeDefined()
      if (drawn.includes('HAIR')) expect(look.hair, name).toBeDefined()
      if (colourWords(look).includes('skin')) expect(look.skin, name).toBeDefined()
      if (colourWords(look).includes('hair')) expect(look.hair, name).toBeDefined()
    }
  })

  it('dresses everybody in colours that differ', () => {
    for (const [name, look] of knownLooks()) {
      expect(look.main, name).not.toBe(look.second)
      expect(emblemPath(look.emblem), name).toMatch(/^M/)
    }
  })

  it('gives hair at the back only to those with hair', () => {
    for (const [name, { costume }] of knownLooks()) {
      if (costume.hairBack !== undefined) expect(costume.hair, name).toBeDefined()
    }
  })
})
