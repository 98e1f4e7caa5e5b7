import { area, line, outlined } from '../drawing/elements.ts'
import { star } from '../drawing/shapes.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { NARROW_HEAD } from './outlines.ts'
import { bust, eyesOn, inked, narrowFace, neck } from './parts.ts'

// Faces framed by hair: a mass behind, the face, a mass in front.

/** Parted, falling to the shoulders. */
export function sweptHair(colours: HeadColours): string {
  const { main, skin, hair, ink, metal } = colours
  return [
    // Hair behind
    outlined(
      symmetric(
        'M0 -124C60 -126 96 -84 94 -30C92 14 86 30 100 60C112 90 96 130 70 140C84 110 70 90 62 60L0 40',
      ),
      hair,
      ink,
      4,
    ),
    // Suit
    bust('narrow', main, ink),
    neck('narrow', skin, ink),
    area('M-28 106L0 160L28 106L40 120L10 240L-10 240L-40 120Z', main),
    line('M0 160L0 240', metal, 4),
    // Face
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace(colours),
    // Hair in front
    area(
      'M-6 -124C-70 -122 -100 -70 -88 -10C-84 20 -84 40 -92 70C-72 60 -66 30 -62 0C-58 -40 -30 -50 4 -78C20 -50 50 -50 58 -14C60 20 66 40 84 66C96 20 98 -20 88 -60C76 -104 40 -126 -6 -124Z',
      hair,
    ),
    line(
      'M4 -78C-10 -100 -50 -90 -70 -40M4 -78C30 -104 66 -80 76 -30M-74 -20C-76 10 -76 30 -80 50',
      ink,
      3,
    ),
    area(
      'M20 -118C60 -110 84 -84 90 -50C98 -10 96 20 84 66C78 50 70 40 66 20C86 -20 60 -80 20 -118Z',
      ink,
      'fill-opacity=".8"',
    ),
  ].join('')
}

/** A long mane with a band on the brow; the eyes have no pupils. */
export function longMane(colours: HeadColours): string {
  const { main, accent, skin, hair, white, ink } = colours
  return [
    // Hair behind
    outlined(
      symmetric(
        'M0 -140C70 -142 112 -96 116 -40C120 20 104 50 130 110C140 150 150 180 138 220L96 190L70 230L40 150L0 100',
      ),
      hair,
      ink,
      4,
    ),
    line(
      'M-96 -40C-104 20 -90 70 -116 150M96 -40C104 20 90 70 116 150M-84 60C-90 110 -80 150 -96 186',
      ink,
      3,
    ),
    bust('narrow', main, ink),
    // Face
    neck('narrow', skin, ink),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace(colours, white),
    // Hair in front
    area(
      'M0 -124C64 -128 96 -84 90 -20C86 10 84 30 76 54C72 20 66 -16 58 -40C36 -58 16 -74 0 -96C-16 -74 -36 -58 -58 -40C-66 -16 -72 20 -76 54C-84 30 -86 10 -90 -20C-96 -84 -64 -128 0 -124Z',
      hair,
    ),
    line('M-10 -112C-50 -100 -76 -60 -78 10M10 -112C50 -100 76 -60 78 10', ink, 2.6),
    // Band
    area('M-58 -48Q0 -78 58 -48L56 -38Q0 -66 -56 -38Z', ink),
    area(star([0, -62], 11, 5, 4), accent),
  ].join('')
}

/** Chin-long, with a high collar. */
export function wavyBob(colours: HeadColours): string {
  const { main, second, accent, skin, hair, ink } = colours
  return [
    // Hair behind
    outlined(
      symmetric('M0 -118C56 -120 88 -84 88 -40C88 0 92 30 96 70L84 96L60 60L0 40'),
      hair,
      ink,
      4,
    ),
    // Suit and clasp
    bust('narrow', second, ink, {
      collar: area(both('M27 112C40 126 100 130 132 152L150 200L60 168L0 200L0 150Z'), main),
      mark: outlined('M0 160L16 186L0 212L-16 186Z', accent, ink, 3),
    }),
    neck('narrow', skin, ink),
    area('M-30 104L0 128L30 104L36 120L0 148L-36 120Z', main),
    // Face
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace(colours),
    // Hair in front
    area(
      'M10 -120C-50 -124 -92 -90 -88 -30C-86 0 -88 20 -92 50C-76 40 -66 10 -62 -20C-50 -50 -20 -60 20 -96C36 -70 56 -50 60 -20C66 10 74 40 90 52C94 10 92 -30 86 -56C76 -96 50 -118 10 -120Z',
      hair,
    ),
    line(
      'M20 -96C-10 -80 -60 -70 -72 -10M26 -92C56 -80 72 -50 76 -10M20 -96C-10 -106 -50 -90 -74 -50',
      ink,
      3,
    ),
    area(
      'M30 -114C66 -100 84 -76 88 -46C94 -10 94 20 90 52C82 46 74 30 68 10C84 -20 70 -70 30 -114Z',
      ink,
      'fill-opacity=".75"',
    ),
  ].join('')
}

/** With two light streaks from the parting. */
export function streakedHair(colours: HeadColours): string {
  const { main, second, skin, hair, white, ink } = colours
  return [
    // Hair behind
    outlined(
      symmetric(
        'M0 -130C70 -132 108 -86 106 -30C104 10 120 40 128 90C134 130 110 160 90 150C80 120 72 90 62 60L0 40',
      ),
      hair,
      ink,
      4,
    ),
    // Suit
    bust('narrow', main, ink, { collar: area(both('M60 128L132 152L152 240L90 240Z'), second) }),
    outlined('M-34 96Q0 130 34 96L44 124Q0 160 -44 124Z', second, ink, 3),
    // Face
    neck('narrow', skin, ink),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace(colours),
    // Hair and streaks
    area(
      'M0 -128C70 -132 104 -84 100 -24C98 10 96 34 88 58C80 30 74 0 62 -30C44 -50 26 -66 8 -92C-14 -60 -40 -50 -58 -26C-70 0 -76 30 -86 58C-98 34 -100 10 -102 -24C-106 -84 -70 -132 0 -128Z',
      hair,
    ),
    outlined(
      'M8 -92C0 -112 6 -124 14 -128C50 -124 64 -96 70 -60C78 -20 84 20 100 70C80 40 66 10 58 -24C44 -46 26 -66 8 -92Z',
      white,
      ink,
      3,
    ),
    outlined(
      'M8 -92C0 -112 0 -124 -4 -128C-40 -128 -50 -96 -54 -60C-40 -60 -8 -70 8 -92Z',
      white,
      ink,
      3,
    ),
    area('M56 -108C90 -92 102 -60 100 -24C98 10 96 34 88 58C92 0 92 -60 56 -108Z', ink),
  ].join('')
}

/** An eye mask under long hair. */
export function longHairAndEyeMask(colours: HeadColours): string {
  const { main, second, skin, hair, white, ink } = colours
  return [
    // Hair behind
    outlined(
      symmetric('M0 -122C60 -124 98 -84 96 -30C94 20 100 60 116 120L96 170L66 140L60 60L0 40'),
      hair,
      ink,
      4,
    ),
    bust('narrow', main, ink, {
      collar: area(both('M27 112C40 126 100 130 132 152L140 190L40 150Z'), second),
    }),
    // Face
    neck('narrow', skin, ink),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace(colours),
    // Mask
    area(symmetric('M0 -14L12 -26L44 -38L68 -30L62 0L40 10L14 4L0 8'), second),
    area('M-52 -16Q-30 -28 -14 -6Q-30 4 -48 -2Z', ink),
    area('M-47 -12Q-30 -20 -18 -6Q-30 1 -45 -4Z', white),
    area('M47 -12Q30 -20 18 -6Q30 1 45 -4Z', eyesOn(second, colours)),
    area('M-36 -13h11v11h-11Z', ink),
    // Hair in front
    area(
      'M-10 -120C-70 -118 -100 -70 -90 -10C-86 20 -84 40 -88 70C-70 50 -64 10 -60 -20C-44 -60 0 -60 30 -90C50 -70 58 -40 60 -10C64 20 70 50 88 70C96 20 98 -20 90 -56C78 -104 40 -124 -10 -120Z',
      hair,
    ),
    line('M30 -90C-10 -80 -60 -70 -72 -10M34 -86C60 -70 74 -40 78 0', ink, 3),
    area(
      'M40 -110C74 -94 90 -60 92 -30C98 10 94 40 88 70C76 54 70 34 66 14C84 -20 76 -80 40 -110Z',
      ink,
    ),
  ].join('')
}
