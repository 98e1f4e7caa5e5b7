import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { rounds, seed } from '#scripts/testing/rounds.ts'
import { knownLooks } from './known.ts'
import { LooksError, loadLooks } from './load-looks.ts'

const PLAIN = 'red; blue; yellow | mask | web | man | street | stand'

function load(files: Record<string, string>) {
  return loadLooks(join(buildDataFolder(files), 'looks'))
}

function faultsOf(files: Record<string, string>): string[] {
  try {
    load(files)
    return []
  } catch (error) {
    if (error instanceof LooksError) return error.faults
    throw error
  }
}

test('a line becomes a look, with the cut and what is different from it', () => {
  const looks = load({
    'looks/a.txt': `# A note.

      Thor | red; blue; yellow | thor | hammer | man | myth | raise; fly | skin=skin hair=yellow metal=grey cape=red | prop=hammer | long-hair | torso=navy top=wings topColour=grey
      Torch | orange; red; yellow | torch | @T | slim | team | fly | | aura unseen | | torso=main arms=main legs=main head=main bigEyes mark=disc markColour=white markScale=0.2`,
  })
  expect([...looks]).toEqual([
    [
      'Thor',
      {
        main: 'red',
        second: 'blue',
        accent: 'yellow',
        head: 'thor',
        emblem: 'hammer',
        build: 'man',
        genre: 'myth',
        poses: ['raise', 'fly'],
        skin: 'skin',
        hair: 'yellow',
        metal: 'grey',
        cape: 'red',
        prop: 'hammer',
        costume: {
          torso: 'navy',
          arms: 'main',
          gloves: 'second',
          legs: 'main',
          boots: 'second',
          head: 'skin',
          hair: 'hair',
          hairBack: 'long',
          top: 'wings',
          topColour: 'grey',
        },
      },
    ],
    [
      'Torch',
      {
        main: 'orange',
        second: 'red',
        accent: 'yellow',
        head: 'torch',
        emblem: '@T',
        build: 'slim',
        genre: 'team',
        poses: ['fly'],
        aura: true,
        unseen: true,
        costume: {
          torso: 'main',
          arms: 'main',
          legs: 'main',
          head: 'main',
          bigEyes: true,
          mark: 'disc',
          markColour: 'white',
          markScale: 0.2,
        },
      },
    ],
  ])
})

describe('a fault is reported with its file and line', () => {
  const body = (text: string) => `A | ${PLAIN} | ${text} | | masked`
  const extras = (text: string) => `A | ${PLAIN} | | ${text} | masked`
  const costume = (text: string) => `A | ${PLAIN} | | | masked | ${text}`

  test.each([
    ['too many fields', costume('belt=red | x'), 'has 12 fields, 11 at most are known'],
    ['a missing field', 'A | red; blue; yellow | mask | web | man | street', 'is too short'],
    ['a missing name', ` | ${PLAIN} | | | masked`, 'is too short or has an empty field'],
    [
      'two colours',
      'A | red; blue | mask | web | man | street | stand | | | masked',
      'has 2 colours instead of main, second and accent',
    ],
    [
      'an unknown ink',
      'A | red; mauve; blue | mask | web | man | street | stand | | | masked',
      '"mauve" is not an ink (white, black, ',
    ],
    [
      'one colour twice',
      'A | red; red; blue | mask | web | man | street | stand | | | masked',
      'has red as its main and its second colour',
    ],
    [
      'an unknown head',
      'A | red; blue; yellow | nose | web | man | street | stand | | | masked',
      '"nose" is not a head',
    ],
    [
      'an unknown emblem',
      'A | red; blue; yellow | mask | toaster | man | street | stand | | | masked',
      '"toaster" is not an emblem',
    ],
    [
      'an initial that is none',
      'A | red; blue; yellow | mask | @ab | man | street | stand | | | masked',
      '"@ab" is not an emblem',
    ],
    [
      'an unknown build',
      'A | red; blue; yellow | mask | web | tall | street | stand | | | masked',
      '"tall" is not a build (man, woman, giant, slim)',
    ],
    [
      'an unknown genre',
      'A | red; blue; yellow | mask | web | man | opera | stand | | | masked',
      '"opera" is not a genre (street, ',
    ],
    [
      'an unknown pose',
      'A | red; blue; yellow | mask | web | man | street | sit | | | masked',
      '"sit" is not a pose (stand, ',
    ],
    [
      'no pose at all',
      'A | red; blue; yellow | mask | web | man | street | ; | | | masked',
      'has no pose',
    ],
    [
      'a pose twice',
      'A | red; blue; yellow | mask | web | man | street | fly; fly | | | masked',
      'has a pose twice',
    ],
    ['an unknown part of the body', body('nose=red'), '"nose" is none of skin, hair, lips'],
    ['a cape of no ink', body('cape=long'), '"long" is not an ink'],
    ['a part of the body twice', body('skin=tan skin=tan'), '"skin" is given twice'],
    ['an unknown extra', extras('wings'), '"wings" is none of prop, crop, aura, bodiless, unseen'],
    ['a name that every object has', extras('constructor'), '"constructor" is none of prop'],
    ['an unknown prop', extras('prop=spoon'), '"spoon" is not a prop (shield, '],
    ['an unknown crop', extras('crop=feet'), '"feet" is not a crop (chest)'],
    [
      'a flag with a value',
      extras('aura=blue'),
      '"=blue" stands behind a word that takes no value',
    ],
    ['an unknown cut', `A | ${PLAIN} | | | cut`, '"cut" is not a cut (masked, cowled, '],
    ['an unknown part of a costume', costume('socks=red'), '"socks" is none of torso, arms'],
    ['an unknown colour of a costume', costume('belt=third'), '"third" is not a colour of a cost'],
    ['a part without its colour', costume('belt'), '"" is not a colour of a costume'],
    ['an unknown topper', costume('top=pan topColour=red'), '"pan" is not a thing to wear on'],
    ['a topper without its colour', costume('top=hat'), 'has top without topColour'],
    ['a colour of no topper', costume('topColour=red'), 'has topColour without top'],
    ['hair behind a head without hair', costume('hairBack=bob'), 'has hairBack without hair'],
    ['an unknown cut of hair', costume('hair=red hairBack=bun'), '"bun" is not hair at the back'],
    ['an unknown mark', costume('mark=toaster'), '"toaster" is not an emblem'],
    ['a colour of no mark', costume('markColour=red'), 'has markColour without mark'],
    ['a scale of no mark', costume('markScale=0.5'), 'has markScale without mark'],
    ['a scale of nothing', costume('mark=web markScale=0'), '"0" is not a scale above 0'],
    ['a scale that is too large', costume('mark=web markScale=1.5'), '"1.5" is not a scale'],
    ['a scale that is none', costume('mark=web markScale=big'), '"big" is not a scale'],
    ['skin of no colour', costume('arms=skin'), 'shows skin whose colour the body does not state'],
    ['hair of no colour', costume('hair=hair'), 'shows hair whose colour the body does not state'],
    [
      'a costume without a cut that leaves a part open',
      `A | ${PLAIN} | | | | torso=main arms=main legs=main`,
      'has neither a cut nor a colour for head',
    ],
    [
      'somebody who is there already',
      `Known | ${PLAIN} | | | masked`,
      'there is a look of "Known" already',
    ],
  ])('%s', (_case, line, words) => {
    const faults = faultsOf({
      'looks/a.txt': `Known | ${PLAIN} | | | masked`,
      'looks/b.txt': `# A note, and an empty line.\n\n${line}`,
    })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^looks\/b\.txt:3: /)
    expect(faults[0]).toContain(words)
  })

  test('all of them at once, in the message too', () => {
    const files = {
      'looks/a.txt': `A | red; red; mauve | nose | web | tall | street | sit`,
      'looks/b.txt': `B | ${PLAIN} | | | masked\n\nB | ${PLAIN}`,
    }
    const faults = faultsOf(files)
    expect(faults.map((fault) => fault.split(' ', 2).join(' '))).toEqual([
      'looks/a.txt:1: "mauve"',
      'looks/a.txt:1: "nose"',
      'looks/a.txt:1: "tall"',
      'looks/a.txt:1: "sit"',
      'looks/b.txt:3: has',
      'looks/b.txt:3: has',
      'looks/b.txt:3: has',
      'looks/b.txt:3: has',
      'looks/b.txt:3: there',
    ])
    expect(() => load(files)).toThrow(`the looks have 9 faults\n${faults.join('\n')}`)
  })
})

test('a folder that is not there is no empty table', () => {
  expect(() => loadLooks(join(buildDataFolder({}), 'looks'))).toThrow('ENOENT')
})

test('no text whatever makes the loader throw anything but a list of faults', () => {
  const words = ['A', 'red; blue; yellow', 'mask', 'web', 'man', 'street', 'stand; fly', 'masked']
  const pairs = [
    'skin=tan hair=red',
    'aura',
    'prop=',
    '=',
    '==',
    'belt=red',
    'mark=@A',
    '__proto__=1',
  ]
  const field = fc.oneof(
    fc.constantFrom(...words, ...pairs, '', ';', '@', 'toString', 'hasOwnProperty=x'),
    fc.string(),
  )
  const almost = fc.array(field, { maxLength: 4 }).map((rest) => ['A', PLAIN, ...rest])
  const line = fc.oneof(fc.array(field, { maxLength: 13 }), almost).map((all) => all.join(' | '))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const faults = faultsOf({ 'looks/fuzz.txt': lines.join('\n') })
      for (const fault of faults) expect(fault).toMatch(/^looks\/fuzz\.txt:\d+: /)
    }),
    { numRuns: rounds({ test: 150, soak: 5000 }), seed: seed() },
  )
})

test('the shipped looks load without a fault, from wherever the program is started', () => {
  const started = process.cwd()
  onTestFinished(() => process.chdir(started))
  process.chdir(tmpdir())
  expect(knownLooks().size).toBeGreaterThan(1000)
})
