import { area, circle, line, outlined } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { bust, inked, shadow } from './parts.ts'

// Helmets that close, and helmets that frame a face.

const PLATE = 'M0 -58L20 -74L48 -58L54 -8L51 42L38 78L22 92L0 92'
const CHINNED = 'M0 -96C44 -96 68 -72 70 -34L76 0L84 40L78 84L52 108L0 112'

/** Closed, with a crest and a broad visor. */
export function visorHelmet({ main, second, accent, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink),
    // Helmet
    area('M-40 70L40 70L44 120Q0 140 -44 120Z', ink),
    inked(symmetric('M0 -110C52 -110 80 -78 80 -28L76 40L60 84L30 102L0 104'), main, ink),
    area(
      shadow(
        'M20 -108C60 -98 80 -70 80 -28L76 40L60 84L30 102L6 104',
        'L20 70L40 30L44 -30L20 -108',
      ),
      ink,
    ),
    // Visor
    outlined('M-66 -30L0 -20L66 -30L60 12L20 20L0 8L-20 20L-60 12Z', accent, ink, 5),
    area('M-60 -22L-14 -14L-30 14L-54 8Z', white, 'fill-opacity=".55"'),
    // Crest and vents
    area(symmetric('M0 -110L10 -108L8 -22L0 -20'), second),
    line('M-30 50L-20 92M-12 46L-8 94M12 46L8 94', ink, 4),
  ].join('')
}

/** Closed, with a plate for a face and a lamp on the chest. */
export function facePlate({ main, second, white, ink }: HeadColours): string {
  return [
    // Chest and lamp
    bust('broad', main, ink),
    area('M-40 76L40 76L44 120Q0 140 -44 120Z', ink),
    circle([0, 196], 26, white, `stroke="${ink}" stroke-width="6"`),
    // Helmet
    inked(symmetric('M0 -104C46 -104 74 -78 74 -32L72 30L60 72L32 100L0 104'), main, ink),
    outlined(both('M70 -14L84 -8L84 26L70 34Z'), main, ink, 3),
    // Plate
    inked(symmetric(PLATE), second, ink, 3),
    area(shadow(PLATE, 'L8 60L20 50L14 20L6 -10'), ink, 'fill-opacity=".9"'),
    // Eyes and mouth
    outlined('M-50 -12L-14 -4L-18 6L-46 0Z', white, ink, 4),
    area('M50 -12L14 -4L18 6L46 0Z', white),
    area('M-26 58L0 54L26 58L22 64L0 61L-22 64Z', ink),
    // Seams and shadow
    line('M-51 22L-36 30L-32 82M0 -58L0 -30', ink, 3),
    area('M74 -32L72 30L60 72L32 100L46 70L54 30L58 -30L40 -92C60 -84 74 -64 74 -32Z', ink),
  ].join('')
}

/** Open below the brow, with a peaked visor. */
export function peakedHelmet({ main, second, skin, white, ink }: HeadColours): string {
  return [
    // Cape and chest
    outlined(symmetric('M0 90L60 104C100 110 190 130 220 240L0 240'), second, ink, 4),
    area('M20 110L60 104C100 110 190 130 220 240L60 240Z', ink),
    bust('broad', main, ink),
    area('M-40 60L40 60L44 124Q0 144 -44 124Z', ink),
    // Helmet
    inked(
      symmetric('M0 -120C56 -120 88 -84 88 -28L86 40L70 104L50 112L46 60L50 10L30 -8L12 -20L0 -34'),
      main,
      ink,
    ),
    // Face
    area(symmetric('M0 -34L12 -20L30 -8L50 10L46 60L44 76L24 96L0 99'), skin),
    area('M0 -34L12 -20L30 -8L50 10L46 60L44 76L24 96L6 98L10 62L3 50L9 40L3 26L14 8Z', ink),
    area('M-48 4L-14 -6L-10 4L-18 12L-44 14Z', ink),
    area('M-42 6L-18 3L-22 10L-40 11Z', white),
    area('M42 6L18 3L22 10L40 11Z', white),
    area('M-6 28L-13 33L2 37L10 31Z', ink),
    area('M-24 57L-4 53L18 55L18 59L-24 62Z', ink),
    // Visor and crest
    inked(symmetric('M0 -30L14 -16L32 -4L54 12L60 -20L40 -60L0 -74'), second, ink, 3),
    area(
      'M36 -114C70 -100 88 -70 88 -28L86 40L70 104L50 112L54 60L62 -20C64 -60 56 -90 36 -114Z',
      ink,
    ),
    area('M-8 -120L0 -76L8 -120Z', second),
  ].join('')
}

/** A heavy face with a furrowed chin under a crested helmet. */
export function crestedHelmet({ main, second, accent, lips, ink }: HeadColours): string {
  return [
    bust('giant', second, ink, {
      collar: area(both('M66 84C110 80 190 96 232 140L220 160L80 120Z'), accent),
    }),
    // Neck and face
    area('M-62 40L62 40L66 96Q0 120 -66 96Z', main),
    area('M62 40L66 96Q30 110 10 112L14 70Z', ink),
    inked(symmetric(CHINNED), main, ink),
    area(shadow(CHINNED, 'L8 110L12 70L4 60L10 40L4 26L20 8L8 -20'), ink),
    // Features
    area(both('M6 -6L26 -14L60 -12L62 -4L30 -6L12 4Z'), ink),
    area('M-52 -2L-20 0L-26 9L-46 8Z', lips),
    area('M52 -2L20 0L26 9L46 8Z', lips),
    area('M-6 26L-14 32L2 38L12 30Z', ink),
    area('M-38 58L-20 54L0 57L20 53L36 57L30 62L0 64L-34 64Z', ink),
    // Furrows
    line('M-60 66L-54 100M-44 70L-40 106M-28 70L-26 108M-12 72L-12 108', ink, 4.5),
    // Helmet
    inked(
      symmetric('M0 -112C52 -112 82 -80 84 -34L90 20L76 26L70 -10L62 -30L26 -34L14 -18L0 -18'),
      second,
      ink,
    ),
    area(symmetric('M0 -112L12 -108L12 -30L0 -18'), accent),
    area('M44 -98C70 -84 82 -62 84 -34L90 20L76 26L72 -10L70 -44Q64 -80 44 -98Z', ink),
    line('M-62 -30L-26 -34L-14 -18L14 -18L26 -34L62 -30', accent, 6),
  ].join('')
}
