import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { box } from '../drawing/elements.ts'
import { inksOf } from '../eras.ts'
import { HEADS } from '../heads/heads.ts'
import { knownLooks } from '../looks/known.ts'
import type { Look } from '../looks/look.ts'
import { headColoursOf } from '../looks/wardrobe.ts'
import { apart, contrastOf, pixelsOf } from '../testing/raster.ts'
import { bustFor, drawBust } from './bust.ts'
import { drawPortrait } from './portrait.ts'
import { portraitScene } from './portrait-scene.ts'
import { ALL_FACTS, factsOfBestKnown } from './testing/all-facts.ts'

const BEST_KNOWN = 300
/** Closer than this, one takes one for the other: measured on pairs that readers mixed up. */
const ALIKE = 0.135
/** Readers looked for these and did not know them. */
const WRONG_ONCE = [
  'Howard the Duck',
  'Lockjaw',
  'Tippy-Toe',
  'M.O.D.O.K.',
  'Blob',
  'Rhino',
  'Mysterio',
  'Vulture',
  'Devil Dinosaur',
  'Bullseye',
  'Carnage',
  'Ghost-Spider',
  'Toad',
  'Scorpion',
  'Ultron',
]
const LARGEST_GZIP = 6144
/** Of the height of a card. */
const SMALLEST_HEAD = 0.36
const HEAD = 205
const FAINTEST_EYE = 0.25

const people = [
  ...new Set([
    ...factsOfBestKnown(BEST_KNOWN),
    ...ALL_FACTS.filter(({ name }) => WRONG_ONCE.includes(name)),
  ]),
].filter(({ look }) => look.unseen !== true)

test('no two of the best known look alike at 64 pixels, whatever their ground and name', async () => {
  const pictures = await Promise.all(people.map(({ look }) => bustOf(look)))
  const alike: string[] = []
  for (const [place, picture] of pictures.entries()) {
    for (let other = 0; other < place; other += 1) {
      if (apart(picture, pictures[other] as Uint8Array) < ALIKE) {
        alike.push(`${people[other]?.name} and ${people[place]?.name}`)
      }
    }
  }
  expect(alike).toEqual([])
})

test('no two known looks draw the same bust', () => {
  const drawn = Map.groupBy(knownLooks(), ([, known]) => bustIn(known))
  const shared = [...drawn.values()].filter((looks) => looks.length > 1)
  expect(shared.map((looks) => looks.map(([name]) => name).join(' and '))).toEqual([])
})

test('one head in the colours of two people is found to be alike', async () => {
  const { crop, ...carol } = look('Captain Marvel')
  const sue: Look = { ...carol, main: 'blue', second: 'white', accent: 'black' }
  expect(apart(await bustOf(carol), await bustOf(sue))).toBeLessThan(ALIKE)
})

test('masks have eyes, in all colours', async () => {
  const looks = [...knownLooks()].filter(([, { skin }]) => skin === undefined)
  const contrasts = await Promise.all(looks.map(([, masked]) => contrastAtEye(masked)))
  const blind = looks.filter((_, place) => (contrasts[place] as number) < FAINTEST_EYE)
  expect(blind.map(([name]) => name)).toEqual([])
})

test('the head of somebody well known fills the card', () => {
  const small = people.filter((facts) => {
    const { composition } = drawPortrait(facts)
    const share = (bustFor(portraitScene(facts), 1.34).scale * HEAD) / 500
    return ['figure', 'half', 'triptych'].includes(composition) || share < SMALLEST_HEAD
  })
  expect(small.map(({ name }) => name)).toEqual([])
})

test('the portraits of the best known are small files', () => {
  const large = people.filter((facts) => gzipSync(drawPortrait(facts).svg).length > LARGEST_GZIP)
  expect(large.map(({ name }) => name)).toEqual([])
})

function look(name: string): Look {
  const known = knownLooks().get(name)
  if (known === undefined) throw new Error(`${name} has no look.`)
  return known
}

/** The bust as on a card, in the inks of one time and on one ground. */
function bustIn(drawn: Look): string {
  const scene = portraitScene({ id: 1, name: '', era: 'silver', look: drawn })
  return box(0, 0, 400, 500, '#808080') + drawBust(scene, bustFor(scene, 1.46))
}

function bustOf(drawn: Look): Promise<Uint8Array> {
  return pixelsOf(svg('10 14 380 410', bustIn(drawn)), 32, 34)
}

/** Inside what a mask has around an eye. */
function contrastAtEye(drawn: Look): Promise<number> {
  const head = HEADS[drawn.head](headColoursOf(drawn, inksOf('silver')))
  return pixelsOf(svg('-58 -26 50 40', head), 25, 20).then(contrastOf)
}

function svg(view: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${content}</svg>`
}
