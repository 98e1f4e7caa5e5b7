import type { Head } from '../colours.ts'
import * as wear from './clothes.ts'
import * as cowls from './cowls.ts'
import { glowing, narrow, oldWoman } from './faces.ts'
import { locks } from './hair-of-men.ts'
import * as hair from './hair-of-women.ts'
import * as hats from './hats.ts'
import * as top from './headgear.ts'
import { layers, person } from './person.ts'

/** Narrow faces under hats, hoods, crowns and cowls. */
export const WOMEN_IN_HATS = {
  nurse: person({ face: narrow, wear: wear.plainNarrow, hair: hair.fringeBob, top: hats.nurseCap }),
  nurseknot: person({ face: narrow, wear: wear.labCoat, hair: hair.sideSwept, top: hats.nurseCap }),
  hoodedF: person({ face: narrow, wear: wear.plainNarrow, hair: hair.sideSwept, top: hats.hoodUp }),
  warhelmF: person({
    face: narrow,
    wear: wear.armouredNarrow,
    hair: hair.flowing,
    top: layers(hats.warHelm, hats.plume),
  }),
  hornhelmF: person({
    face: narrow,
    wear: wear.armouredNarrow,
    hair: hair.braid,
    top: layers(hats.helmHorns, hats.warHelm),
  }),
  rangerF: person({ face: narrow, wear: wear.jacketNarrow, hair: hair.braid, top: hats.rangeHat }),
  rangerflow: person({
    face: narrow,
    wear: wear.bareNarrow,
    hair: hair.flowing,
    top: hats.rangeHat,
  }),
  queenF: person({
    face: narrow,
    wear: wear.tallCollarNarrow,
    hair: hair.flowing,
    top: hats.kingCrown,
  }),
  oldqueen: person({
    face: oldWoman,
    wear: wear.tallCollarNarrow,
    hair: hair.braid,
    top: top.tiara,
  }),
  queenlocks: person({
    face: narrow,
    wear: layers(wear.bareNarrow, wear.beads),
    hair: locks,
    top: top.circlet,
  }),
  nemesF: person({ face: narrow, wear: wear.bareNarrow, hair: hair.fringeLong, top: hats.nemes }),
  haloF: person({ face: glowing, wear: wear.tallCollarNarrow, hair: hair.flowing, top: hats.halo }),
  turbanF: person({
    face: narrow,
    wear: layers(wear.bareNarrow, wear.beads),
    hair: hair.sideSwept,
    top: hats.turban,
  }),
  cowlF: person({
    face: narrow,
    wear: wear.plainNarrow,
    hair: hair.flowing,
    top: cowls.narrowCowl,
  }),
  cowlstar: person({
    face: narrow,
    wear: wear.yokeNarrow,
    hair: hair.sideSwept,
    top: layers(cowls.narrowCowl, cowls.browStar),
  }),
  cowlfins: person({
    face: narrow,
    wear: wear.tallCollarNarrow,
    hair: hair.highTail,
    top: layers(cowls.sideFins, cowls.narrowCowl),
  }),
  cowlantennae: person({
    face: narrow,
    wear: wear.armouredNarrow,
    hair: hair.fringeBob,
    top: layers(cowls.antennae, cowls.narrowCowl),
  }),
  cowlwings: person({
    face: narrow,
    wear: wear.armouredNarrow,
    hair: hair.bigHair,
    top: layers(cowls.headWings, cowls.narrowCowl),
  }),
  hoodedcrone: person({ face: oldWoman, wear: wear.plainNarrow, top: hats.hoodUp }),
} satisfies Record<string, Head>
