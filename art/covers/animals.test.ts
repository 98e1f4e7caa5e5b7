import { expect, test } from 'vitest'
import type { Person } from '../compositions/scene.ts'
import { BUILD_NAMES } from '../figures/builds.ts'
import { figureOf } from '../figures/figure.ts'
import { POSE_NAMES } from '../figures/poses.ts'
import { personNamed } from '../testing/build-scene.ts'
import { chooseComposition } from './choose.ts'
import { drawCover } from './cover.ts'
import type { CoverFacts } from './cover-facts.ts'
import { frontOf } from './front.ts'

/** One year of each era. */
const YEARS = [1945, 1965, 1975, 1992, 2015]
const NUMBERS = Array.from({ length: 9 }, (_, place) => String(place + 1))

function buildFacts(lead: Person, overrides: Partial<CoverFacts> = {}): CoverFacts {
  return {
    series: lead.name,
    number: '1',
    year: 1975,
    month: 2,
    lead,
    others: [],
    isAbout: false,
    still: null,
    genre: lead.look.genre,
    event: null,
    key: [],
    price: 0,
    strip: lead.name,
    variant: 0,
    make: 'issue',
    volume: 0,
    twin: 0,
    ...overrides,
  }
}

/** The shapes of every body in these builds: dressed, as a large and as a small shadow. */
function bodiesOf(builds: readonly (typeof BUILD_NAMES)[number][]): string[] {
  return builds.flatMap((build) =>
    POSE_NAMES.flatMap((pose) => {
      const { body, outline, smallOutline } = figureOf(pose, build)
      return [body.torso.outline, outline, smallOutline]
    }),
  )
}

const ANIMALS = ['Heathcliff', 'Zabu', 'Redwing', 'Lockheed', 'Lockjaw', 'Tippy-Toe', 'Godzilla']

test.each(ANIMALS)('%s is on covers of all times without a human body', (name) => {
  const lead = personNamed(name)
  const bodies = bodiesOf(BUILD_NAMES)
  const crowd = [personNamed('Storm'), personNamed('Thor')]
  const villain = { ...personNamed('Doctor Doom'), role: 'villain' as const }
  for (const year of YEARS) {
    for (const number of NUMBERS) {
      const others = [[], [villain], crowd][Number(number) % 3] ?? []
      const isAbout = number === '4'
      const { svg, composition } = drawCover(buildFacts(lead, { year, number, others, isAbout }))
      const body = bodies.find((path) => svg.includes(path))
      expect(body, `${composition} of #${number} in ${year}`).toBeUndefined()
    }
  }
})

test('an animal is not among the small people below a villain', () => {
  const others = [
    { ...personNamed('Doctor Doom'), role: 'villain' as const },
    ...['Lockjaw', 'Lockheed', 'Jean Grey'].map(personNamed),
  ]
  const { svg } = drawCover(buildFacts(personNamed('Storm'), { others }), 'colossus')
  const isSeen = (path: string) => svg.includes(path)
  expect(bodiesOf(['slim', 'giant']).filter(isSeen)).toEqual([])
  expect(bodiesOf(['woman']).some(isSeen)).toBe(true)
})

test('an animal takes turns with the things of its title', () => {
  const lead = personNamed('Heathcliff')
  const cast = {
    lead,
    others: [],
    isAbout: false,
    isTitled: true,
    isTeam: false,
    isFaceless: false,
  }
  const front = frontOf({
    title: 'Heathcliff',
    year: 1987,
    told: 'humour',
    cast,
    namesake: undefined,
  })
  const pages = NUMBERS.map((number) =>
    chooseComposition(buildFacts(lead, { ...front, number }), 'bronze', 7),
  )
  expect(pages).toContain('face')
  expect(pages.some((page) => page === 'vista' || page === 'trophy' || page === 'shelf')).toBe(true)
})
