import { astronaut, cowboy, girl, kaiju, soldier } from './anthology.ts'
import { barkHead, brute, pointedEars, shaggyHead, stoneHead } from './beasts.ts'
import { largeAreas } from './clip.ts'
import type { Head, HeadColours } from './colours.ts'
import { finnedCowl, hornedCowl, plainCowl, visorCowl, wingedCowl } from './cowls.ts'
import { burningHead, burningSkull, polishedHead, robot } from './fire-and-metal.ts'
import { FOES } from './foes.ts'
import { crestedHelmet, facePlate, peakedHelmet, visorHelmet } from './helmets.ts'
import { crescentHood, emptyHood, rivetedMask } from './hoods.ts'
import { curvedHorns, pointedCrown, toweredHelmet, wingedHelmet } from './horns-and-crowns.ts'
import { ANIMALS } from './known/animals.ts'
import { BALD_HEADS } from './known/bald-heads.ts'
import { BROWS } from './known/brows.ts'
import { DRESSED_HAIR } from './known/dressed-hair.ts'
import { ELDERS } from './known/elders.ts'
import { FAIR_HAIR } from './known/fair-hair.ts'
import { FULL_MASKS } from './known/full-masks.ts'
import { GODS } from './known/gods.ts'
import { HIDES_AND_SHELLS } from './known/hides-and-shells.ts'
import { KNOWN_HELMETS } from './known/known-helmets.ts'
import { LOOSE_HAIR } from './known/loose-hair.ts'
import { OUTCASTS } from './known/outcasts.ts'
import { PORTLY } from './known/portly.ts'
import { POWERS } from './known/powers.ts'
import { TIDY_HAIR } from './known/tidy-hair.ts'
import { TOWNSMEN } from './known/townsmen.ts'
import { WEAPONS_AND_FIRE } from './known/weapons-and-fire.ts'
import { WILD_MEN } from './known/wild-men.ts'
import { WINGS_AND_ARMS } from './known/wings-and-arms.ts'
import { longHairAndEyeMask, longMane, streakedHair, sweptHair, wavyBob } from './long-hair.ts'
import { catMask, fangedMask, narrowMask, plainMask, webbedMask } from './masks.ts'
import { MORE_CREATURES } from './more-creatures.ts'
import { MORE_HELMETS } from './more-helmets.ts'
import { MORE_MACHINES } from './more-machines.ts'
import { MORE_MASKS } from './more-masks.ts'
import { ODD_BEASTS } from './odd-beasts.ts'
import { ODD_HEADS } from './odd-heads.ts'
import { MASKED_PEOPLE } from './people/masked.ts'
import { MEN } from './people/men.ts'
import { MORE_MEN } from './people/more-men.ts'
import { MORE_WOMEN } from './people/more-women.ts'
import { WOMEN } from './people/women.ts'
import { WOMEN_IN_HATS } from './people/women-in-hats.ts'
import {
  fangsAndCollar,
  goateeAndCollar,
  headBand,
  pointedHairline,
  shortHair,
  shortHairAndEyeMask,
} from './short-hair.ts'
import { BEINGS_OF_NOTE } from './strange-beings.ts'
import { BEASTS } from './wild-beasts.ts'

export type { HeadColours } from './colours.ts'

/**
 * Looks name a head by the word on the left, after who wears it best or what it is.
 * The name on the right says what is drawn: anybody may wear it.
 */
export const HEADS = {
  web: webbedMask,
  venom: fangedMask,
  panther: catMask,
  mask: plainMask,
  maskF: narrowMask,
  cowl: plainCowl,
  visor: visorCowl,
  cap: wingedCowl,
  horned: hornedCowl,
  claws: finnedCowl,
  hood: emptyHood,
  hoodmoon: crescentHood,
  doom: rivetedMask,
  helm: visorHelmet,
  iron: facePlate,
  magneto: peakedHelmet,
  thanos: crestedHelmet,
  thor: wingedHelmet,
  loki: curvedHorns,
  galactus: toweredHelmet,
  scarlet: pointedCrown,
  widow: sweptHair,
  storm: longMane,
  capmarvel: wavyBob,
  rogue: streakedHair,
  dominoF: longHairAndEyeMask,
  man: shortHair,
  manjaw: pointedHairline,
  band: headBand,
  domino: shortHairAndEyeMask,
  strange: goateeAndCollar,
  dracula: fangsAndCollar,
  hulk: brute,
  rocky: stoneHead,
  groot: barkHead,
  beast: shaggyHead,
  nightcrawler: pointedEars,
  skullfire: burningSkull,
  torch: burningHead,
  silver: polishedHead,
  robot,
  cowboy,
  soldier,
  girl,
  kaiju,
  astronaut,
  ...ANIMALS,
  ...PORTLY,
  ...HIDES_AND_SHELLS,
  ...ELDERS,
  ...TOWNSMEN,
  ...WINGS_AND_ARMS,
  ...FULL_MASKS,
  ...KNOWN_HELMETS,
  ...GODS,
  ...POWERS,
  ...WEAPONS_AND_FIRE,
  ...BALD_HEADS,
  ...BROWS,
  ...WILD_MEN,
  ...LOOSE_HAIR,
  ...DRESSED_HAIR,
  ...TIDY_HAIR,
  ...FAIR_HAIR,
  ...OUTCASTS,
  ...BEASTS,
  ...BEINGS_OF_NOTE,
  ...FOES,
  ...MORE_HELMETS,
  ...MORE_MASKS,
  ...ODD_BEASTS,
  ...ODD_HEADS,
  ...MEN,
  ...WOMEN,
  ...MORE_MEN,
  ...MORE_WOMEN,
  ...WOMEN_IN_HATS,
  ...MASKED_PEOPLE,
  ...MORE_CREATURES,
  ...MORE_MACHINES,
} satisfies Record<string, Head>

export type HeadName = keyof typeof HEADS

/** Only shapes matter for a clip, so the colours may be anything but `none`. */
const ANY_COLOURS: HeadColours = {
  main: '#000',
  second: '#000',
  accent: '#000',
  skin: '#000',
  hair: '#000',
  white: '#000',
  lips: '#000',
  ink: '#000',
  metal: '#000',
  sky: '#000',
}
const clips = new Map<HeadName, string>()

/** The large shapes of a head as paths, for a `clipPath` that carries the place and size. */
export function headClip(name: HeadName): string {
  const known = clips.get(name)
  if (known !== undefined) return known
  const clip = largeAreas(HEADS[name](ANY_COLOURS))
  clips.set(name, clip)
  return clip
}
