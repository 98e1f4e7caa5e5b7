import type { InkName } from '../eras.ts'
import { BODY, CLOTHES, MASKED } from './cuts.ts'
import type { Genre, Look } from './look.ts'

// People of no name, for books that have no hero: every western has a rider, every romance a girl.

const COWBOY: Look = {
  main: 'blue',
  second: 'brown',
  accent: 'red',
  skin: 'skin',
  head: 'cowboy',
  emblem: 'star',
  build: 'man',
  genre: 'western',
  poses: ['stand', 'stride', 'brood'],
  costume: { ...CLOTHES, gloves: 'brown', belt: 'yellow', top: 'hat', topColour: 'brown' },
}

const SOLDIER: Look = {
  main: 'green',
  second: 'brown',
  accent: 'yellow',
  skin: 'skin',
  head: 'soldier',
  emblem: 'star',
  build: 'man',
  genre: 'war',
  poses: ['charge', 'run', 'punch', 'leap'],
  costume: {
    ...CLOTHES,
    legs: 'main',
    boots: 'second',
    belt: 'second',
    top: 'helmet',
    topColour: 'main',
  },
}

const GIRL: Look = {
  main: 'red',
  second: 'yellow',
  accent: 'white',
  skin: 'skin',
  hair: 'yellow',
  lips: 'red',
  head: 'girl',
  emblem: 'heart',
  build: 'woman',
  genre: 'romance',
  poses: ['stride', 'stand'],
  costume: {
    ...CLOTHES,
    arms: 'skin',
    legs: 'skin',
    boots: 'main',
    trunks: 'main',
    hair: 'hair',
    hairBack: 'bob',
  },
}

const KAIJU: Look = {
  main: 'green',
  second: 'orange',
  accent: 'yellow',
  head: 'kaiju',
  emblem: 'fang',
  build: 'giant',
  genre: 'kaiju',
  poses: ['raise', 'stride'],
  costume: { ...BODY, top: 'ears', topColour: 'main' },
}

const ASTRONAUT: Look = {
  main: 'white',
  second: 'sky',
  accent: 'orange',
  skin: 'skin',
  head: 'astronaut',
  emblem: 'rocket',
  build: 'man',
  genre: 'space',
  poses: ['hover', 'stand', 'leap'],
  costume: { ...MASKED, gloves: 'accent', boots: 'accent', belt: 'accent', eyes: 'second' },
}

const STAND_INS: Partial<Record<Genre, Look>> = {
  western: COWBOY,
  war: SOLDIER,
  romance: GIRL,
  kaiju: KAIJU,
  space: ASTRONAUT,
}

const girls = new Map<InkName, Look>()

/** Somebody for a book of this genre, or nobody where it has none. A girl may have her own hair. */
export function standInFor(genre: Genre, hair?: InkName): Look | undefined {
  const look = STAND_INS[genre]
  if (look !== GIRL || hair === undefined || hair === GIRL.hair) return look
  const known = girls.get(hair) ?? { ...GIRL, hair }
  girls.set(hair, known)
  return known
}
