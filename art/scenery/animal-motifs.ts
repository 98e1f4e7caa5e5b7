import { disc, oval, symmetric, together, twins } from '../emblems/pieces.ts'
import { type Motif, motif } from './motif.ts'

const EYES = twins(oval(32, -8, 17, 22))
const PUPILS = twins(oval(28, -3, 8, 12))

/** Faces of the animals of funny books, our own. */
export const ANIMAL_MOTIFS = {
  // With stripes, and no good intentions.
  stripedCat: motif(
    [
      'main',
      symmetric('M0 -52C18 -52 28 -56 38 -64L76 -98L84 -34C98 0 92 42 62 66C42 82 20 86 0 86Z'),
    ],
    ['second', twins('M70 -78L76 -46L54 -60Z')],
    [
      'ink',
      together(
        'M-9 -54H9L0 -18Z',
        twins('M22 -56L38 -63L26 -26Z'),
        twins('M89 -6L56 6L91 14ZM88 28L58 28L82 46Z'),
      ),
    ],
    ['white', together(twins(oval(34, -4, 19, 15)), twins(oval(20, 42, 26, 20)))],
    ['ink', together(twins(oval(30, -3, 6, 13)), 'M-13 22H13L0 36Z', 'M-3 34H3V50H-3Z')],
  ),
  bear: motif(
    ['main', together(oval(0, 8, 86, 78), twins(disc(62, -58, 34)))],
    ['second', together(twins(disc(62, -58, 18)), oval(0, 36, 44, 36))],
    ['ink', together(twins(disc(34, -8, 11)), oval(0, 20, 17, 12), 'M-3 30H3V48H-3Z')],
    ['accent', 'M-16 48H16C14 64 8 68 0 68C-8 68 -14 64 -16 48Z'],
  ),
  rabbit: motif(
    ['main', together(oval(0, 30, 66, 62), twins(oval(34, -54, 22, 48, 12)))],
    ['second', twins(oval(35, -54, 10, 34, 12))],
    ['white', together(twins(oval(26, 12, 16, 20)), twins(oval(16, 56, 22, 17)))],
    ['ink', together(twins(oval(22, 16, 8, 11)), oval(0, 40, 11, 8))],
    ['white', 'M-12 62H12V84H-12Z'],
    ['ink', 'M-1.5 62H1.5V84H-1.5Z'],
  ),
  // Pointed nose and whiskers.
  mouse: motif(
    [
      'main',
      together(
        symmetric('M0 -44C42 -44 70 -20 62 18C52 56 26 84 0 92Z'),
        twins(oval(64, -50, 34, 38, 20)),
      ),
    ],
    ['second', twins(oval(65, -50, 20, 24, 20))],
    ['white', EYES],
    [
      'ink',
      together(PUPILS, disc(0, 80, 15), twins('M22 56L88 40L88 46L22 62ZM22 66L80 76L78 82Z')),
    ],
  ),
  duck: motif(
    [
      'main',
      together(oval(0, -14, 70, 76), 'M-14 -84C-22 -104 -6 -108 -2 -96C4 -112 20 -104 12 -84Z'),
    ],
    ['white', twins(oval(26, -30, 19, 26))],
    ['ink', twins(oval(22, -24, 9, 14))],
    ['second', symmetric('M0 -4C20 -10 30 6 56 10C88 14 96 30 84 44C66 62 28 74 0 74Z')],
    [
      'ink',
      together(twins(oval(12, 14, 4, 6)), symmetric('M0 42C36 42 60 40 84 30C62 50 32 52 0 52Z')),
    ],
  ),
  pig: motif(
    ['main', together(oval(0, 8, 84, 80), twins('M40 -60L84 -92L92 -30Z'))],
    ['second', oval(0, 34, 42, 32)],
    ['white', twins(oval(34, -18, 15, 18))],
    ['ink', together(twins(oval(30, -14, 7, 10)), twins(oval(16, 34, 8, 13)))],
  ),
  dog: motif(
    ['main', together(oval(0, -4, 62, 74), oval(0, 44, 50, 44))],
    ['second', twins('M44 -66C84 -76 104 -30 96 30C92 56 66 58 60 30C58 0 54 -30 44 -66Z')],
    ['white', twins(oval(24, -20, 16, 20))],
    ['ink', together(twins(oval(20, -15, 8, 11)), oval(0, 26, 22, 15), 'M-3 36H3V60H-3Z')],
    ['accent', 'M-14 58H14V78C14 94 -14 94 -14 78Z'],
  ),
} as const satisfies Record<string, Motif>
