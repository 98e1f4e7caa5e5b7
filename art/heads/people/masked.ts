import type { Head } from '../colours.ts'
import { webbedMask } from '../masks.ts'
import { ODD_HEADS } from '../odd-heads.ts'
import { flames } from '../parts.ts'
import { fullBeard } from './beards.ts'
import * as wear from './clothes.ts'
import * as cowls from './cowls.ts'
import { child, gaunt, glowing, heavy, round, smirking, snarling, square } from './faces.ts'
import { shaggy, spiky } from './hair-of-men.ts'
import { tangle } from './hair-of-women.ts'
import * as hats from './hats.ts'
import { fangs } from './paint.ts'
import { layers, person } from './person.ts'

/** The cloth goes down the neck, so that no skin is seen where the mask is a full one. */
const covered: typeof person = (parts) => {
  const head = person(parts)
  return (colours) => head({ ...colours, skin: colours.main })
}

/** Cowls and masks, by what is on them. */
export const MASKED_PEOPLE = {
  barecowl: person({ face: square, wear: wear.yoke, top: cowls.cowl }),
  snarlcowl: person({ face: snarling, wear: wear.plain, top: cowls.cowl }),
  capecowl: person({ face: square, wear: wear.caped, top: cowls.cowl }),
  stripecowl: person({
    face: square,
    wear: wear.yoke,
    top: layers(cowls.cowl, cowls.centreStripe),
  }),
  starcowl: person({ face: square, wear: wear.starred, top: layers(cowls.cowl, cowls.browStar) }),
  starcape: person({ face: square, wear: wear.caped, top: layers(cowls.cowl, cowls.browStar) }),
  boltcowl: person({ face: snarling, wear: wear.yoke, top: layers(cowls.cowl, cowls.browBolt) }),
  discowl: person({ face: square, wear: wear.tallCollar, top: layers(cowls.cowl, cowls.browDisc) }),
  bandcowl: person({ face: square, wear: wear.harness, top: layers(cowls.cowl, cowls.glassBand) }),
  catcowl: person({ face: snarling, wear: wear.plain, top: layers(cowls.catEars, cowls.cowl) }),
  horncowl: person({ face: snarling, wear: wear.caped, top: layers(cowls.hornPair, cowls.cowl) }),
  fincowl: person({ face: square, wear: wear.plain, top: layers(cowls.topFin, cowls.cowl) }),
  sidefins: person({ face: snarling, wear: wear.yoke, top: layers(cowls.sideFins, cowls.cowl) }),
  wingcowl: person({ face: square, wear: wear.yoke, top: layers(cowls.headWings, cowls.cowl) }),
  flarecowl: person({ face: square, wear: wear.yoke, top: layers(cowls.tailsOfCowl, cowls.cowl) }),
  quillcowl: person({
    face: snarling,
    wear: wear.furCollar,
    top: layers(cowls.quills, cowls.cowl),
  }),
  unicorn: person({
    face: snarling,
    wear: wear.yoke,
    top: layers(cowls.otherCowl, cowls.unicornHorn),
  }),
  twocowl: person({ face: square, wear: wear.plain, top: cowls.otherCowl }),
  twocape: person({ face: square, wear: wear.caped, top: cowls.otherCowl }),
  twofins: person({
    face: square,
    wear: wear.armoured,
    top: layers(cowls.sideFins, cowls.otherCowl),
  }),
  giantcowl: person({ face: heavy, wear: wear.yokeGiant, top: cowls.cowl }),
  gianthelm: person({
    face: heavy,
    wear: wear.bareGiant,
    top: layers(cowls.otherCowl, cowls.topFin),
  }),
  giantband: person({
    face: heavy,
    wear: wear.yokeGiant,
    top: layers(cowls.otherCowl, cowls.glassBand),
  }),
  coif: person({ face: square, wear: wear.plain, top: cowls.coif }),
  coifcape: person({ face: gaunt, wear: wear.caped, top: cowls.coif }),
  coifarmour: person({ face: snarling, wear: wear.armoured, top: cowls.coif }),
  fullyoke: covered({ face: square, wear: wear.yoke, top: cowls.fullMask }),
  fullcape: covered({ face: square, wear: wear.caped, top: cowls.fullMask }),
  fullharness: covered({
    face: square,
    wear: wear.harness,
    top: layers(cowls.fullMask, cowls.centreStripe),
  }),
  fullstar: covered({
    face: square,
    wear: wear.starred,
    top: layers(cowls.fullMask, cowls.browStar),
  }),
  fullcat: covered({
    face: square,
    wear: wear.furCollar,
    top: layers(cowls.catEars, cowls.fullMask, cowls.tigerStripes),
  }),
  fullears: covered({ face: square, wear: wear.yoke, top: layers(cowls.catEars, cowls.fullMask) }),
  fullhorns: covered({
    face: square,
    wear: wear.armoured,
    top: layers(cowls.hornPair, cowls.fullMask, cowls.grille),
  }),
  fullfins: covered({
    face: square,
    wear: wear.yoke,
    top: layers(cowls.sideFins, cowls.fullMask, cowls.centreStripe),
  }),
  fullspots: covered({ face: square, wear: wear.plain, top: layers(cowls.blankMask, cowls.spots) }),
  halved: covered({ face: square, wear: wear.yoke, top: cowls.halvedMask }),
  bandmask: covered({
    face: square,
    wear: wear.armoured,
    top: layers(cowls.blankMask, cowls.glassBand),
  }),
  bandgrille: covered({
    face: square,
    wear: wear.armoured,
    top: layers(cowls.blankMask, cowls.glassBand, cowls.grille),
  }),
  bandfin: covered({
    face: square,
    wear: wear.armoured,
    top: layers(cowls.topFin, cowls.blankMask, cowls.glassBand),
  }),
  bandcape: covered({
    face: square,
    wear: wear.caped,
    top: layers(cowls.blankMask, cowls.glassBand),
  }),
  roundmask: covered({
    face: square,
    wear: wear.harness,
    top: layers(cowls.blankMask, cowls.roundEyes),
  }),
  flyeyes: covered({
    face: square,
    wear: wear.yoke,
    top: layers(cowls.antennae, cowls.blankMask, cowls.roundEyes),
  }),
  gasmask: covered({
    face: square,
    wear: wear.jacket,
    top: layers(cowls.blankMask, cowls.roundEyes, cowls.respirator),
  }),
  gashood: covered({
    face: square,
    wear: wear.plain,
    top: layers(cowls.blankMask, cowls.roundEyes, cowls.respirator, hats.hoodUp),
  }),
  hoodmask: covered({ face: square, wear: wear.plain, top: layers(cowls.fullMask, hats.peakHood) }),
  hatmask: covered({ face: square, wear: wear.jacket, top: layers(cowls.fullMask, hats.rangeHat) }),
  ninja: person({ face: square, wear: wear.scarf, beard: hats.bandana, top: cowls.coif }),
  quillmask: covered({ face: square, wear: wear.plain, top: layers(cowls.quills, cowls.fullMask) }),
  helmplate: covered({
    face: square,
    wear: wear.armoured,
    top: layers(cowls.fullMask, hats.warHelm),
  }),
  helmhorn: covered({
    face: square,
    wear: wear.furCollar,
    top: layers(hats.helmHorns, cowls.fullMask, hats.warHelm),
  }),
  lizardboy: person({ face: smirking, wear: wear.yoke, top: cowls.topFin }),
  satyr: person({
    face: square,
    wear: wear.bare,
    hair: shaggy,
    beard: fullBeard,
    top: cowls.hornPair,
  }),
  mojo: person({ face: round, wear: wear.harness, paint: fangs, top: cowls.antennae }),
  flamelady: layers(
    ({ main, accent }) => flames(main, accent),
    person({ face: glowing, wear: wear.plainNarrow, hair: tangle }),
  ),
  chromeskull: layers(({ accent, white }) => flames(accent, white), ODD_HEADS.redmettle),
  webpunk: layers(cowls.quills, webbedMask),
  flamekid: layers(
    ({ main, accent }) => flames(main, accent),
    person({ face: child, wear: wear.bare, hair: spiky }),
  ),
} satisfies Record<string, Head>
