import type { Head } from '../colours.ts'
import * as wear from './clothes.ts'
import * as eyes from './eyewear.ts'
import { child, glowing, narrow, oldWoman } from './faces.ts'
import { afro, bowl, crop, shaggy } from './hair-of-men.ts'
import * as hair from './hair-of-women.ts'
import * as top from './headgear.ts'
import * as paint from './paint.ts'
import { layers, person } from './person.ts'

/** Narrow faces and children, by what tells them apart. */
export const WOMEN = {
  mermaid: person({
    face: narrow,
    wear: wear.bareNarrow,
    hair: hair.flowing,
    top: paint.pointedEarsOf,
  }),
  maskcurl: person({
    face: narrow,
    wear: wear.yokeNarrow,
    hair: hair.fullCurls,
    eyes: eyes.mainEyeMask,
  }),
  doctorF: person({ face: narrow, wear: wear.labCoat, hair: hair.sideSwept }),
  doctorglasses: person({
    face: narrow,
    wear: wear.labCoat,
    hair: hair.fringeBob,
    eyes: eyes.roundGlasses,
  }),
  singer: person({
    face: narrow,
    wear: wear.tallCollarNarrow,
    hair: hair.tangle,
    eyes: eyes.eyeMask,
  }),
  cyber: person({
    face: narrow,
    wear: wear.tallCollarNarrow,
    hair: hair.fringeLong,
    eyes: eyes.tintedShades,
  }),
  bunches: person({ face: child, wear: wear.yokeNarrow, hair: hair.bunches }),
  elfmaid: person({
    face: narrow,
    wear: wear.bareNarrow,
    hair: hair.bigHair,
    top: paint.pointedEarsOf,
  }),
  knotF: person({ face: narrow, wear: wear.yokeNarrow, hair: hair.knot }),
  knotsuit: person({ face: narrow, wear: wear.suitNarrow, hair: hair.knot }),
  flow: person({ face: narrow, wear: wear.jacketNarrow, hair: hair.flowing }),
  flowcape: person({ face: narrow, wear: wear.tallCollarNarrow, hair: hair.flowing }),
  moonmask: person({
    face: narrow,
    wear: wear.tallCollarNarrow,
    hair: hair.flowing,
    eyes: eyes.wingedEyeMask,
  }),
  gothF: person({ face: narrow, wear: wear.choker, hair: hair.fringeBob }),
  tailF: person({ face: narrow, wear: wear.jacketNarrow, hair: hair.highTail }),
  dollF: person({ face: narrow, wear: wear.bareNarrow, hair: hair.highTail }),
  swept: person({ face: narrow, wear: wear.jacketNarrow, hair: hair.sideSwept }),
  sweptsuit: person({ face: narrow, wear: wear.suitNarrow, hair: hair.sideSwept }),
  auntie: person({
    face: oldWoman,
    wear: layers(wear.plainNarrow, wear.beads),
    hair: hair.fullCurls,
  }),
  witch: person({
    face: oldWoman,
    wear: wear.tallCollarNarrow,
    hair: hair.knot,
  }),
  secretary: person({
    face: oldWoman,
    wear: wear.suitNarrow,
    hair: hair.knot,
    eyes: eyes.squareGlasses,
  }),
  lava: person({ face: glowing, wear: wear.plainNarrow, hair: hair.tangle }),
  lightF: person({
    face: glowing,
    wear: wear.bareNarrow,
    hair: hair.flowing,
    paint: paint.violetMarks,
  }),
  fringelong: person({ face: narrow, wear: wear.jacketNarrow, hair: hair.fringeLong }),
  bones: person({ face: narrow, wear: wear.bareNarrow, hair: hair.tangle, paint: paint.boneSpurs }),
  blink: person({
    face: narrow,
    wear: wear.bareNarrow,
    hair: hair.sideSwept,
    paint: paint.violetMarks,
    top: paint.pointedEarsOf,
  }),
  husk: person({
    face: narrow,
    wear: wear.yokeNarrow,
    hair: hair.sideSwept,
    paint: paint.tornSkin,
  }),
  crested: person({ face: narrow, wear: wear.armouredNarrow, top: top.featherCrest }),
  catcap: person({ face: child, wear: wear.hoodieNarrow, hair: hair.fringeBob, top: top.catCap }),
  cloudF: person({ face: narrow, wear: wear.jacketNarrow, hair: afro }),
  flarehair: person({
    face: narrow,
    wear: wear.yokeNarrow,
    hair: hair.bigHair,
    eyes: eyes.mainEyeMask,
  }),
  scarfF: person({
    face: narrow,
    wear: wear.scarfNarrow,
    hair: hair.flowing,
    eyes: eyes.mainEyeMask,
  }),
  pixieF: person({ face: narrow, wear: wear.yokeNarrow, hair: hair.pixie }),
  tiaraF: person({ face: narrow, wear: wear.bareNarrow, hair: hair.flowing, top: top.tiara }),
  circletF: person({
    face: narrow,
    wear: wear.tallCollarNarrow,
    hair: hair.flowing,
    top: top.circlet,
  }),
  crescenteye: person({
    face: narrow,
    wear: wear.yokeNarrow,
    hair: hair.flowing,
    paint: paint.crescentOnEye,
  }),
  katana: person({ face: narrow, wear: wear.jacketNarrow, hair: hair.braid }),
  bighair: person({ face: narrow, wear: wear.yokeNarrow, hair: hair.bigHair }),
  acornears: person({
    face: narrow,
    wear: wear.hoodieNarrow,
    hair: hair.fringeBob,
    paint: paint.buckTeeth,
    top: top.furryEars,
  }),
  feelersF: person({
    face: narrow,
    wear: wear.tallCollarNarrow,
    hair: hair.sideSwept,
    top: top.feelers,
  }),
  aviatrix: person({ face: narrow, wear: wear.jacketNarrow, hair: hair.pixie, top: eyes.goggles }),
  archerF: person({
    face: narrow,
    wear: wear.bareNarrow,
    hair: hair.fringeLong,
    eyes: eyes.shades,
  }),
  buns: person({ face: narrow, wear: wear.tallCollarNarrow, hair: hair.earBuns }),
  glassesF: person({
    face: narrow,
    wear: wear.jacketNarrow,
    hair: hair.bunches,
    eyes: eyes.squareGlasses,
  }),
  warriorF: person({
    face: narrow,
    wear: wear.armouredNarrow,
    hair: hair.flowing,
    top: top.circlet,
  }),
  curlsF: person({ face: narrow, wear: wear.jacketNarrow, hair: hair.fullCurls }),
  bigmask: person({
    face: narrow,
    wear: wear.armouredNarrow,
    hair: hair.bigHair,
    eyes: eyes.wingedEyeMask,
  }),
  quakeF: person({ face: narrow, wear: wear.armouredNarrow, hair: hair.pixie }),
  braidF: person({ face: narrow, wear: wear.yokeNarrow, hair: hair.braid, eyes: eyes.mainEyeMask }),
  spotF: person({
    face: narrow,
    wear: wear.bareNarrow,
    hair: hair.fringeBob,
    paint: paint.tearLines,
  }),
  schoolboy: person({ face: child, wear: wear.yokeNarrow, hair: crop }),
  boymop: person({ face: child, wear: wear.yokeNarrow, hair: shaggy }),
  boybowl: person({ face: child, wear: wear.hoodieNarrow, hair: bowl }),
  tailgirl: person({ face: child, wear: wear.yokeNarrow, hair: hair.highTail }),
  streakF: person({
    face: narrow,
    wear: wear.tallCollarNarrow,
    hair: hair.streaked,
  }),
} satisfies Record<string, Head>
