import { area, circle, line } from '../drawing/elements.ts'
import type { Head } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { bust, inked } from './parts.ts'

// Machines, a planet and a shell: heads that are not of flesh.

/** A machine with a dome for a head. */
const domedDroid: Head = ({ main, second, accent, ink, white }) =>
  [
    inked(symmetric('M0 60L124 60L124 240L0 240'), second, ink),
    inked(both('M20 84L90 84L90 120L20 120Z'), main, ink),
    inked('M-90 140L90 140L90 170L-90 170Z', main, ink),
    area('M60 60L124 60L124 240L84 240Z', ink, 'fill-opacity=".5"'),
    inked(symmetric('M0 -128C80 -128 124 -60 124 50L0 50'), main, ink),
    area('M50 -112C98 -86 124 -30 124 50L70 50C90 -20 84 -80 50 -112Z', ink, 'fill-opacity=".5"'),
    inked('M-100 0L100 0L108 30L-108 30Z', second, ink, 3),
    inked('M-62 -60L-6 -60L-6 -14L-62 -14Z', second, ink),
    circle([-34, -36], 17, ink),
    circle([-40, -42], 6, white),
    circle([46, -36], 13, accent, `stroke="${ink}" stroke-width="4"`),
  ].join('')
/** A servant of metal with lamps for eyes. */
const lampDroid: Head = ({ main, second, accent, white, ink }) =>
  [
    bust('broad', main, ink),
    inked('M-34 60L34 60L36 116L-36 116Z', second, ink),
    line('M-34 76L34 76M-34 92L34 92', ink, 4),
    circle([-80, 0], 15, second, `stroke="${ink}" stroke-width="4"`),
    circle([80, 0], 15, second, `stroke="${ink}" stroke-width="4"`),
    inked(symmetric('M0 -112C50 -112 74 -78 74 -30L70 30L50 76L0 92'), main, ink),
    area('M10 -112C54 -106 74 -78 74 -30L70 30L50 76L10 90L18 20L8 -30Z', ink, 'fill-opacity=".6"'),
    ...[-32, 32].flatMap((x) => [
      circle([x, -12], 23, white, `stroke="${ink}" stroke-width="6"`),
      circle([x, -12], 11, accent),
      circle([x, -12], 5, ink),
    ]),
    inked('M-24 50L24 50L20 62L-20 62Z', ink, ink, 3),
    line('M0 20L-8 34L8 34', ink, 4),
  ].join('')
/** A block of stone without a face. */
const blockHead: Head = ({ main, second, ink }) =>
  [
    bust('giant', main, ink),
    inked('M-84 -130L84 -130L90 96L-90 96Z', main, ink),
    inked('M-84 -130L-50 -156L110 -156L84 -130Z', second, ink),
    inked('M84 -130L110 -156L112 70L90 96Z', ink, ink),
    area('M20 -130L84 -130L90 96L40 96Z', ink, 'fill-opacity=".4"'),
    line('M-64 -30L-14 -18M64 -30L14 -18', ink, 9),
    line('M-60 6L-24 10M60 6L24 10M-40 58L40 58', ink, 6),
  ].join('')
/** A head of armour as tall as a house, with slits. */
const celestial: Head = ({ main, second, accent, ink }) =>
  [
    bust('giant', main, ink),
    inked(both('M76 -70L128 -180L116 40L78 60Z'), second, ink),
    inked(symmetric('M0 -176C60 -170 90 -120 90 -40L84 70L50 104L0 108'), main, ink),
    area('M10 -176C62 -166 90 -120 90 -40L84 70L50 104L10 108L24 0Z', ink, 'fill-opacity=".6"'),
    inked(symmetric('M0 -176L20 -170L16 -60L0 -44'), accent, ink),
    inked(both('M12 -30L70 -44L70 -24L14 -8Z'), accent, ink, 4),
    inked(both('M14 4L66 -6L64 10L16 18Z'), accent, ink, 4),
    line('M-50 44L50 44M-46 62L46 62M-40 80L40 80', ink, 6),
  ].join('')
/** A face on a globe. */
const planetHead: Head = ({ main, second, accent, white, ink }) =>
  [
    circle([0, 20], 206, main, `stroke="${ink}" stroke-width="5"`),
    area(
      'M60 -176C150 -150 206 -70 206 20C206 130 120 216 20 225L-10 240L10 240C110 130 130 -40 60 -176Z',
      ink,
      'fill-opacity=".55"',
    ),
    area(
      'M-170 -60L-120 -120L-60 -130L-50 -96L-100 -70L-130 -30ZM-180 90L-140 80L-90 130L-110 176L-150 150Z',
      second,
    ),
    inked('M-110 -20L-26 4L-40 34L-100 20ZM110 -20L26 4L40 34L100 20Z', white, ink, 6),
    circle([-66, 14], 13, ink),
    circle([66, 14], 13, ink),
    area('M-20 40L0 76L24 80L0 92L-30 84Z', ink),
    inked('M-84 112Q0 90 84 112Q60 176 0 180Q-60 176 -84 112Z', ink, accent, 5),
    area('M-64 118Q0 104 64 118L54 136Q0 124 -54 136Z', white),
    area('M-206 236L206 236L206 240L-206 240Z', ink),
  ].join('')
/** Mandibles and a shell. */
const mandibles: Head = ({ main, second, accent, ink }) =>
  [
    line('M-34 -90Q-60 -160 -110 -170M34 -90Q60 -160 110 -170', ink, 8),
    bust('giant', second, ink),
    inked(symmetric('M0 -110C56 -110 92 -70 84 -10L60 40L40 70L0 80'), main, ink),
    area('M8 -110C58 -106 92 -70 84 -10L60 40L40 70L8 80Z', ink, 'fill-opacity=".55"'),
    inked(both('M18 -20C30 -60 70 -64 82 -30C76 0 40 14 18 -20Z'), accent, ink, 5),
    inked(both('M30 50L84 40L80 100L30 136L50 92Z'), second, ink),
    line('M-12 -100L0 -40L12 -100', ink, 5),
  ].join('')
export const MORE_MACHINES = {
  domedroid: domedDroid,
  lampdroid: lampDroid,
  blockhead: blockHead,
  celestial,
  planet: planetHead,
  mandibles,
} satisfies Record<string, Head>
