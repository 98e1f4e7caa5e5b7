import { area, circle, line } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { SQUARE_HEAD } from './outlines.ts'
import { bust, inked, neck, squareFace } from './parts.ts'

// Helmets that are known by their outline.

/** A bucket that has grown together with the shoulders. */
function bucketHelmet({ main, second, white, ink }: HeadColours): string {
  return [
    bust('giant', second, ink),
    inked(symmetric('M0 -122C84 -122 130 -66 138 10C144 60 150 100 160 134L0 150'), main, ink, 5),
    area(
      'M60 -112C112 -92 132 -44 138 10C144 60 150 100 160 134L60 146C100 60 104 -50 60 -112Z',
      ink,
    ),
    // Ridge and rivets
    line('M-134 -2Q0 -52 134 -2', ink, 6),
    circle([-110, 30], 7, ink),
    circle([-118, 70], 7, ink),
    circle([-124, 108], 7, ink),
    // Openings
    area(symmetric('M0 -8L22 -20L70 -18L78 8L62 26L24 22L0 40'), ink),
    area('M-62 -6L-22 -2L-28 10L-54 8ZM62 -6L22 -2L28 10L54 8Z', white),
    area('M-54 58L0 50L54 58L64 96L0 104L-64 96Z', ink),
    area('M-44 64L-4 58L-4 74L-42 76ZM4 58L44 64L42 76L4 74Z', white),
  ].join('')
}

/** Feelers, round lenses and a grille. */
function antHelmet({ main, ink, metal, lips, white }: HeadColours): string {
  const half = 'M0 -112C62 -112 94 -74 92 -18C90 30 70 66 44 96L20 110L0 112'
  return [
    bust('broad', main, ink),
    area('M-40 70L40 70L46 120L-46 120Z', ink),
    line('M-40 -90Q-60 -160 -124 -184M40 -90Q60 -160 124 -184', ink, 13),
    line('M-40 -90Q-60 -160 -124 -184M40 -90Q60 -160 124 -184', metal, 6),
    inked(symmetric(half), metal, ink),
    area(
      'M30 -108C74 -94 94 -62 92 -18C90 30 70 66 44 96L20 110L8 111L16 60L40 30L60 -20Q60 -70 30 -108Z',
      ink,
    ),
    area('M-66 -54C-54 -84 -36 -96 -14 -98C-38 -80 -48 -64 -50 -44Z', white),
    inked(both('M10 -6L26 -40L76 -38L74 -2L44 16Z'), lips, ink, 5),
    area('M-66 -30L-48 -32L-58 -8L-66 -10Z', white),
    inked(symmetric('M0 28L34 34L44 60L26 96L0 100'), main, ink),
    line('M-30 50H30M-32 64H32M-26 78H26', ink, 4),
    circle([-84, -10], 15, main, `stroke="${ink}" stroke-width="4"`),
  ].join('')
}

/** A dark dome that flares to the shoulders, and a breathing mask. */
function darkLord({ main, accent, ink, metal, white }: HeadColours): string {
  return [
    bust('giant', main, ink),
    area('M-70 196L70 196L78 240L-78 240Z', metal),
    area('M-56 206h22v16h-22ZM34 206h22v16h-22Z', accent),
    inked(symmetric('M0 -132C66 -132 100 -94 102 -40L108 24L150 112L70 130L0 100'), main, metal, 4),
    area(
      'M40 -122C84 -106 100 -76 102 -40L108 24L150 112L70 130L64 30L74 -40Q72 -90 40 -122Z',
      ink,
    ),
    area('M-78 -60C-66 -98 -44 -114 -18 -118C-44 -98 -56 -76 -58 -44Z', white),
    area('M-96 10L-80 16L-96 84L-122 96Z', metal),
    // Mask
    inked(symmetric('M0 -30L70 -42L74 -4L56 50L40 104L0 116'), ink, metal, 4),
    inked(both('M10 -10L26 -26L62 -30L60 0L34 14Z'), main, metal, 4),
    area('M-54 -20L-38 -24L-44 -4L-52 -6Z', white),
    inked(symmetric('M0 16L16 24L48 96L0 104'), metal, ink),
    line('M-12 44L-22 92M0 36V96M12 44L22 92M-26 66H26M-34 84H34', ink, 5),
    circle([-54, 70], 8, metal),
    circle([54, 70], 8, metal),
  ].join('')
}

/** Wing cases at the back, and eyes that cover half the face. */
function beetleHelmet({ main, second, accent, ink, white }: HeadColours): string {
  return [
    inked(both('M30 100C60 -60 150 -100 204 -40C250 30 240 160 190 240L60 240Z'), second, ink),
    line(both('M90 110C110 20 150 -30 190 -30M110 170C140 90 180 50 222 40'), ink, 5),
    bust('broad', main, ink),
    area('M-40 60L40 60L44 120L-44 120Z', ink),
    line('M-30 -92Q-40 -150 -70 -176M30 -92Q40 -150 70 -176', ink, 12),
    line('M-30 -92Q-40 -150 -70 -176M30 -92Q40 -150 70 -176', second, 6),
    inked(symmetric('M0 -108C54 -108 84 -74 84 -26C84 20 66 60 40 88L0 106'), main, ink),
    area(
      'M24 -105C64 -94 84 -64 84 -26C84 20 66 60 40 88L6 104L14 60L30 20L50 -30Q50 -80 24 -105Z',
      ink,
    ),
    inked(both('M8 6C10 -30 40 -62 76 -58C86 -20 70 24 40 30C20 30 8 22 8 6Z'), accent, ink, 5),
    area('M-68 -40Q-50 -50 -44 -46L-60 -14Z', white),
    area(both('M6 50L30 52L22 84L8 76Z'), second),
    line('M0 44V96', ink, 5),
  ].join('')
}

/** Silver, with a beak and a black face. */
function raptorHelmet({ main, second, accent, ink, lips, white }: HeadColours): string {
  return [
    bust('broad', main, ink),
    inked(both('M92 112C150 96 206 118 214 178L132 172L84 136Z'), second, ink),
    inked('M0 134L28 164L0 200L-28 164Z', accent, ink, 4),
    inked(both('M50 -70L128 -150L108 -40L84 20Z'), second, ink),
    inked(symmetric('M0 -118C52 -116 84 -84 86 -34L84 30L60 76L30 104L0 110'), second, ink),
    area('M30 -112C66 -100 86 -74 86 -34L84 30L60 76L30 104L8 108L20 60L50 0Q60 -70 30 -112Z', ink),
    area(symmetric('M0 0L24 -18L74 -30L70 24L48 60L22 78L0 50'), ink),
    area('M-62 -14L-16 2L-24 16L-52 8ZM62 -14L16 2L24 16L52 8Z', lips),
    inked(symmetric('M0 -84L20 -60L18 -10L8 44L0 56'), main, ink, 4),
    area('M-60 -62Q-44 -94 -16 -102Q-40 -80 -48 -54Z', white),
  ].join('')
}

/** Long horns to both sides of a golden helmet. */
function sentryHelmet(colours: HeadColours): string {
  const { main, second, accent, skin, ink } = colours
  return [
    inked(symmetric('M0 84L60 92C120 100 200 124 226 240L0 240'), accent, ink),
    bust('broad', second, ink, { collar: area(both('M60 122L176 160L150 196L64 148Z'), main) }),
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    inked(
      both(
        'M56 -64C110 -56 150 -80 158 -130C164 -160 156 -180 148 -196C192 -170 200 -110 172 -66C148 -30 104 -16 66 -22Z',
      ),
      main,
      ink,
    ),
    area(
      both(
        'M148 -196C192 -170 200 -110 172 -66C160 -48 144 -38 128 -32C170 -70 180 -130 148 -196Z',
      ),
      ink,
    ),
    inked(
      symmetric('M0 -124C58 -124 88 -88 86 -34L84 40L60 72L56 20L58 -18L28 -26L12 4L0 20'),
      main,
      ink,
    ),
    area('M30 -119C68 -104 88 -76 86 -34L84 40L60 72L58 20L66 -30Q64 -90 30 -119Z', ink),
    inked('M-12 -128L0 -168L12 -128L8 -20L0 0L-8 -20Z', second, ink, 3),
  ].join('')
}

/** A crest of hair from the brow to the neck. */
function crestedWarHelm({ main, second, accent, ink, lips, metal }: HeadColours): string {
  return [
    bust('giant', second, ink),
    inked(
      'M-30 -96C-60 -150 -40 -210 20 -222C100 -226 150 -160 140 -70C136 -20 130 20 120 60C96 10 90 -40 70 -80Z',
      accent,
      ink,
    ),
    line('M0 -120L10 -206M30 -114L70 -204M56 -96L116 -150M76 -70L134 -80', ink, 5),
    inked(
      symmetric('M0 -116C56 -116 84 -80 82 -30L84 50L64 108L30 112L26 40L14 20L0 40'),
      metal,
      ink,
    ),
    area(symmetric('M0 10L12 -2L70 -16L66 8L28 30L26 112L0 116'), ink),
    area('M-60 -8L-20 2L-26 12L-54 6ZM60 -8L20 2L26 12L54 6Z', lips),
    inked('M-12 -60L0 -70L12 -60L8 30L0 44L-8 30Z', metal, ink, 3),
    area('M30 -112C66 -98 84 -70 82 -30L84 50L64 108L40 110L56 40L68 -20Q62 -80 30 -112Z', ink),
    inked('M-82 -44Q0 -74 82 -44L82 -30Q0 -60 -82 -30Z', main, ink, 3),
  ].join('')
}

/** Antlers beyond counting. */
function antlerCrown({ main, second, skin, lips, white, ink }: HeadColours): string {
  return [
    inked(symmetric('M0 -40L74 -40C90 20 84 80 110 150L60 160L0 120'), ink, ink),
    bust('narrow', second, ink, { collar: area(both('M24 110L100 126L132 152L60 200Z'), main) }),
    neck('narrow', skin, ink),
    // Antlers
    inked(
      both(
        'M26 -82C40 -120 40 -170 24 -230L58 -178L70 -226L84 -166L116 -200L108 -146L150 -160L124 -108L170 -104L118 -70L150 -40L96 -44L76 -10Z',
      ),
      main,
      ink,
    ),
    area(both('M58 -178L70 -226L84 -166L80 -120Z'), ink),
    area(both('M108 -146L150 -160L124 -108L100 -92Z'), ink),
    // Face and mask
    inked(
      symmetric('M0 -100C42 -100 65 -72 65 -32C65 0 61 26 52 50C44 70 26 90 0 99'),
      skin,
      ink,
      3,
    ),
    area('M0 -20L20 -14L64 -34C65 0 61 26 52 50C44 70 26 90 5 97L8 72L3 60L7 44L2 34L10 18Z', ink),
    inked(symmetric('M0 -112C46 -112 78 -84 78 -36L74 40L64 60L60 14L44 16L18 6L0 30'), main, ink),
    area('M30 -106C64 -94 78 -70 78 -36L74 40L64 60L60 14L48 16Q66 -60 30 -106Z', ink),
    area('M-52 -14Q-32 -26 -14 -6L-20 4Q-36 2 -52 -14ZM52 -14Q32 -26 14 -6L20 4Q36 2 52 -14Z', ink),
    area('M-44 -11Q-32 -18 -20 -5Q-34 -1 -44 -11ZM44 -11Q32 -18 20 -5Q34 -1 44 -11Z', white),
    area('M-20 54Q-10 46 0 50Q10 46 20 54Q8 70 0 69Q-8 70 -20 54Z', lips),
    area('M-21 53Q0 59 21 53Q0 62 -21 53Z', ink),
  ].join('')
}

/** A tall helmet around a face that shows no features but lines. */
function conqueror({ main, second, accent, ink, white }: HeadColours): string {
  return [
    bust('broad', main, ink),
    inked(both('M26 120L84 60L128 70L140 130L70 190Z'), main, ink),
    area(both('M44 124L88 80L116 88L122 124L72 166Z'), second),
    // Face
    inked(symmetric('M0 -70L50 -60L60 -20L56 50L34 92L0 100'), accent, ink),
    area('M4 -70L50 -60L60 -20L56 50L34 92L6 99L10 62L3 50L9 38L3 26L17 8L7 -30Z', ink),
    line('M-34 30L-30 84M-18 48L-16 94', ink, 5),
    area('M-48 -14L-14 -6L-20 6L-44 2Z', ink),
    area('M-44 -10L-20 -4L-24 2L-42 0ZM46 -12L16 -4L22 4L42 0Z', white),
    area('M-24 62L18 60L18 65L-22 67Z', ink),
    // Helmet
    inked(
      symmetric('M0 -156C60 -152 96 -108 94 -40L98 50L72 104L58 84L60 -14L36 -42L0 -34'),
      second,
      ink,
    ),
    area('M30 -148C72 -130 96 -94 94 -40L98 50L72 104L60 84L68 -20Q70 -100 30 -148Z', ink),
    inked('M-14 -154L0 -170L14 -154L10 -60L0 -34L-10 -60Z', main, ink, 3),
  ].join('')
}

/** Cables from the shoulders, and lips that reach across the cheeks. */
function eternalLord({ main, second, accent, lips, ink, metal }: HeadColours): string {
  return [
    bust('giant', second, ink),
    line(both('M92 60C150 30 220 60 226 150M80 90C130 80 180 100 190 180'), ink, 24),
    line(both('M92 60C150 30 220 60 226 150M80 90C130 80 180 100 190 180'), metal, 14),
    inked(symmetric('M0 96L60 80L110 90L80 150L0 180'), second, ink),
    inked(symmetric('M0 -90C44 -92 68 -70 74 -30L84 20L78 70L52 104L0 110'), main, ink),
    area(
      'M8 -90C48 -90 68 -70 74 -30L84 20L78 70L52 104L8 110L12 76L4 60L10 40L4 26L20 8L8 -20Z',
      ink,
    ),
    area(both('M6 -4L26 -18L66 -14L62 -4L32 -6L12 6Z'), ink),
    area('M-56 -4L-20 0L-26 10L-48 8ZM56 -4L20 0L26 10L48 8Z', lips),
    area('M-6 26L-14 32L2 38L12 30Z', ink),
    // Lips with ends like roots
    area('M-74 44L-40 54L0 50L40 54L74 44L66 60L76 76L44 66L0 76L-44 66L-78 78L-66 62Z', accent),
    area('M-46 60L0 58L46 60L0 65Z', ink),
    line('M-30 76L-34 100M-12 80L-12 104M10 80L10 104', ink, 4),
    // Helmet
    inked(
      symmetric('M0 -136L34 -124C70 -110 92 -80 94 -30L98 40L80 60L76 -6L60 -32L24 -36L0 -16'),
      second,
      ink,
    ),
    area('M40 -120C74 -104 92 -76 94 -30L98 40L80 60L78 -10Q76 -80 40 -120Z', ink),
    inked('M-22 -130L0 -150L22 -130L12 -30L0 -16L-12 -30Z', accent, ink, 3),
  ].join('')
}

/** Green, with feelers and eyes of many facets. */
function insectFace({ main, second, accent, ink, white }: HeadColours): string {
  return [
    bust('broad', second, ink),
    line('M-26 -90Q-30 -160 -90 -200M26 -90Q30 -160 90 -200', ink, 13),
    line('M-26 -90Q-30 -160 -90 -200M26 -90Q30 -160 90 -200', main, 6),
    circle([-92, -200], 13, main, `stroke="${ink}" stroke-width="4"`),
    circle([92, -200], 13, main, `stroke="${ink}" stroke-width="4"`),
    area('M-34 60L34 60L38 120L-38 120Z', main),
    inked(symmetric('M0 -106C50 -106 80 -78 80 -34C80 6 60 50 40 80L0 104'), main, ink),
    area(
      'M20 -104C58 -98 80 -70 80 -34C80 6 60 50 40 80L6 102L12 60L24 20L44 -30Q40 -80 20 -104Z',
      ink,
    ),
    inked(both('M10 4C10 -34 40 -54 70 -46C80 -14 62 20 36 24C20 24 10 16 10 4Z'), accent, ink, 5),
    line('M-64 -30L-20 0M-56 -42L-16 -12M-66 -12L-30 14M-62 -6L-40 -44M-44 16L-22 -36', ink, 2.5),
    area('M-62 -34L-50 -40L-56 -28Z', white),
    inked(both('M6 56L26 50L34 70L14 92Z'), second, ink, 3),
  ].join('')
}

export const MORE_HELMETS = {
  bucket: bucketHelmet,
  anthelm: antHelmet,
  darklord: darkLord,
  beetle: beetleHelmet,
  raptor: raptorHelmet,
  sentry: sentryHelmet,
  warcrest: crestedWarHelm,
  antlers: antlerCrown,
  conqueror,
  eternal: eternalLord,
  insect: insectFace,
}
