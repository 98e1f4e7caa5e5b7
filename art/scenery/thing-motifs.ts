import { placed } from '../emblems/outline.ts'
import {
  around,
  capsule,
  disc,
  oval,
  roundSlab,
  slab,
  symmetric,
  together,
  twins,
} from '../emblems/pieces.ts'
import { type Motif, motif } from './motif.ts'

/** Things of licensed and of funny books: what their stories are about, drawn our own way. */
export const THING_MOTIFS = {
  // A lady's shoe, from the side.
  shoe: motif(
    [
      'main',
      'M-92 -62C-70 -70 -52 -60 -44 -40C-20 12 30 34 78 44C96 48 100 66 92 72H34C0 70 -34 48 -58 8L-70 72H-84L-92 -10Z',
    ],
    ['second', 'M-84 -50C-70 -56 -58 -48 -52 -34C-34 6 6 34 44 42C0 52 -46 6 -84 -50Z'],
    ['accent', 'M62 36L78 22L84 42L98 32L92 60L64 58Z'],
  ),
  // Something hot and yellow in it, and a chip.
  bowl: motif(
    ['second', 'M14 -80L60 -52L30 -8L6 -16Z'],
    ['main', 'M-94 -16H94C92 40 60 74 28 80H-28C-60 74 -92 40 -94 -16Z'],
    [
      'accent',
      'M-96 -28C-70 -48 -40 -26 -14 -38C14 -50 40 -26 96 -28C100 -10 70 0 62 18C56 34 40 30 38 12C16 0 -10 22 -24 8C-34 -2 -44 22 -56 36C-68 46 -74 22 -70 6C-88 0 -98 -10 -96 -28Z',
    ],
    [
      'ink',
      together(
        slab(-40, 80, 80, 10),
        'M-62 -56C-72 -70 -52 -78 -62 -94L-52 -94C-42 -78 -62 -70 -52 -56Z',
        'M-26 -56C-36 -70 -16 -78 -26 -94L-16 -94C-6 -78 -26 -70 -16 -56Z',
      ),
    ],
  ),
  // A dart with two engines.
  fighter: motif(
    ['second', placed(twins('M30 10H46V88H30Z'), { turn: 24 })],
    [
      'main',
      placed(symmetric('M0 -100C8 -80 14 -40 16 -10L92 44V64L20 48L14 76H0Z'), { turn: 24 }),
    ],
    [
      'accent',
      placed(together(oval(0, -28, 7, 20), twins('M62 30L92 50V62L62 50Z')), { turn: 24 }),
    ],
    ['ink', placed(twins(slab(88, 18, 5, 50)), { turn: 24 })],
  ),
  saucer: motif(
    ['white', 'M-46 -12C-44 -62 -22 -76 0 -76C22 -76 44 -62 46 -12Z'],
    ['main', 'M-98 6C-70 -24 70 -24 98 6C70 44 -70 44 -98 6Z'],
    ['second', 'M-98 6C-60 18 60 18 98 6C70 44 -70 44 -98 6Z'],
    ['accent', together(disc(-56, 8, 9), disc(-20, 14, 9), disc(20, 14, 9), disc(56, 8, 9))],
    ['accent', 'M-24 40L-44 92H44L24 40Z'],
  ),
  // A blade of light on a hilt.
  beam: motif(
    ['accent', capsule([-40, 40], [72, -88], 22)],
    ['white', capsule([-36, 36], [70, -86], 9)],
    ['main', capsule([-80, 86], [-42, 42], 20)],
    ['ink', together(capsule([-72, 66], [-58, 78], 6), capsule([-60, 52], [-44, 66], 6))],
  ),
  // Head and shoulders of a machine that was something else a moment ago.
  machine: motif(
    ['second', together(twins(disc(72, 62, 32)), slab(-62, 40, 124, 56))],
    ['ink', twins(disc(72, 62, 14))],
    [
      'main',
      together(
        symmetric('M0 -74H40L56 -50V18L36 44H0Z'),
        twins('M56 -40H70V0H56Z'),
        twins('M36 -70L52 -100L58 -100L54 -54Z'),
      ),
    ],
    ['accent', 'M-46 -40H46V-12L34 -6H-34L-46 -12Z'],
    ['ink', together(slab(-26, 8, 52, 8), slab(-20, 22, 40, 8), slab(-4, -74, 8, 26))],
  ),
  // One eye, two tracks.
  droid: motif(
    ['second', together(roundSlab(-84, 40, 60, 52, 22), roundSlab(24, 40, 60, 52, 22))],
    ['main', together(oval(0, -40, 58, 52), roundSlab(-52, -20, 104, 84, 16))],
    ['white', disc(0, -42, 27)],
    [
      'ink',
      together(
        disc(4, -40, 13),
        slab(-40, 4, 80, 6),
        slab(-5, -106, 10, 18),
        disc(-62, 66, 9),
        disc(-46, 66, 9),
        disc(62, 66, 9),
        disc(46, 66, 9),
      ),
    ],
    ['accent', together(slab(-36, 22, 22, 22), disc(20, 33, 10))],
  ),
  hornedHelmet: motif(
    ['white', twins('M50 -6C86 -16 92 -52 84 -92C112 -50 104 16 54 26Z')],
    ['main', symmetric('M0 -66C40 -64 64 -34 64 20H0Z')],
    [
      'second',
      together(
        symmetric('M0 14H68V34H0Z'),
        symmetric('M0 30H10V84L0 92Z'),
        twins('M40 30H66L58 82L40 66Z'),
        slab(-6, -66, 12, 84),
      ),
    ],
    ['ink', twins(disc(36, 24, 5))],
  ),
  wizardHat: motif(
    ['main', 'M-56 50C-34 0 -30 -60 22 -98C30 -84 20 -70 14 -60C24 -20 44 10 58 50Z'],
    ['main', oval(0, 56, 98, 28)],
    ['second', 'M-56 46C-20 62 30 62 58 46L54 26C20 44 -24 42 -48 26Z'],
    [
      'accent',
      together(
        'M-10 -30L-4 -18L10 -18L0 -8L4 6L-10 -2L-22 6L-18 -8L-28 -18L-16 -18Z',
        disc(22, 6, 7),
        disc(8, -58, 5),
      ),
    ],
  ),
  beachBall: motif(
    ['white', disc(0, 0, 90)],
    ['main', 'M-14 -22C-40 -56 -70 -64 -78 -44C-98 -10 -92 20 -82 36C-60 20 -30 0 -14 -22Z'],
    ['second', 'M-10 -26C-30 -60 -14 -84 6 -90C50 -88 76 -60 82 -38C50 -50 20 -46 -10 -26Z'],
    ['accent', 'M-6 -16C30 -30 70 -10 89 6C90 40 64 74 40 80C44 40 30 6 -6 -16Z'],
    ['main', 'M-12 -14C-30 10 -44 40 -40 80C-20 92 4 92 16 88C20 50 8 16 -12 -14Z'],
    ['ink', disc(-10, -20, 11)],
  ),
  // A toy with a bad character.
  uglyBall: motif(
    ['main', disc(0, 0, 92)],
    ['white', disc(-16, -26, 44)],
    ['second', disc(-8, -24, 24)],
    [
      'ink',
      together(
        disc(-4, -24, 12),
        'M-64 30C-30 44 30 44 70 14C66 64 30 82 -4 80C-36 78 -58 60 -64 30Z',
      ),
    ],
    ['white', 'M-52 34L-40 54L-28 40L-14 60L0 42L16 58L28 36L42 50L54 26C20 44 -24 44 -52 34Z'],
    ['ink', together('M38 -66L70 -40L66 -34L34 -60Z', 'M44 -34L58 -62L64 -58L50 -30Z')],
  ),
  truck: motif(
    ['second', together(slab(-78, 50, 34, 44), slab(44, 50, 34, 44), twins(slab(74, -96, 12, 90)))],
    ['main', together(symmetric('M0 -88H52L62 -30L76 -10V62H0Z'), slab(-86, 36, 172, 30))],
    ['white', 'M-42 -74H42L48 -34H-48Z'],
    [
      'ink',
      together(
        slab(-34, -14, 68, 8),
        slab(-34, 0, 68, 8),
        slab(-34, 14, 68, 8),
        slab(-3, -74, 6, 40),
      ),
    ],
    ['accent', twins(disc(58, 20, 14))],
  ),
  cheese: motif(
    ['main', 'M-94 26L40 -62C70 -50 90 -20 94 14V62H-94Z'],
    ['second', 'M-94 26H94V62H-94Z'],
    [
      'ink',
      together(
        disc(20, -10, 13),
        oval(58, -2, 9, 7),
        oval(-30, 8, 10, 6),
        disc(-50, 44, 8),
        oval(10, 46, 13, 8),
        disc(64, 44, 7),
      ),
    ],
  ),
  stetson: motif(
    [
      'main',
      together(
        'M-98 20C-70 44 -40 30 -30 22H30C40 30 70 44 98 20C92 64 40 74 0 74C-40 74 -92 64 -98 20Z',
        'M-46 40C-48 -20 -36 -62 -22 -66C-10 -66 -8 -56 0 -56C8 -56 10 -66 22 -66C36 -62 48 -20 46 40Z',
      ),
    ],
    ['second', 'M-47 20C-20 36 20 36 47 20V36C20 52 -20 52 -47 36Z'],
  ),
  cactus: motif(
    [
      'main',
      together(
        capsule([0, -70], [0, 96], 40),
        capsule([-58, -24], [-58, 16], 30),
        capsule([-58, 16], [0, 28], 28),
        capsule([58, -48], [58, -2], 30),
        capsule([58, -2], [0, 12], 28),
      ),
    ],
    ['second', together(slab(-3, -64, 6, 150), slab(-60, -24, 5, 34), slab(56, -46, 5, 40))],
    ['accent', around(oval(0, -12, 6, 10), 5)],
  ),
  // For steel pots on soldiers' heads.
  steelHelmet: motif(
    [
      'second',
      'M-62 26C-58 70 -20 94 0 94C20 94 58 70 62 26H48C44 56 20 78 0 78C-20 78 -44 56 -48 26Z',
    ],
    [
      'main',
      'M-94 30C-92 24 -80 18 -78 6C-74 -60 -30 -82 0 -82C30 -82 74 -60 78 6C80 18 92 24 94 30C60 42 -60 42 -94 30Z',
    ],
    ['accent', 'M0 -50L8 -30L28 -30L12 -18L18 2L0 -10L-18 2L-12 -18L-28 -30L-8 -30Z'],
  ),
  teddy: motif(
    [
      'main',
      together(
        oval(0, 44, 52, 50),
        twins(oval(56, 24, 18, 32, -34)),
        twins(oval(38, 84, 26, 18)),
        oval(0, -36, 50, 44),
        twins(disc(40, -76, 19)),
      ),
    ],
    ['second', together(oval(0, 52, 30, 30), oval(0, -22, 24, 18), twins(disc(40, -76, 9)))],
    ['ink', together(twins(disc(18, -44, 6)), oval(0, -28, 9, 7))],
    ['accent', 'M0 70C-30 46 -20 32 -8 34C-2 36 0 42 0 42C0 42 2 36 8 34C20 32 30 46 0 70Z'],
  ),
} as const satisfies Record<string, Motif>
