import { area, circle, line, outlined } from '../../drawing/elements.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { LAPEL } from '../outlines.ts'
import { bust, inked } from '../parts.ts'

// Animals that talk, and some that do not.

/** A bill as broad as the hat, above a tie. */
function duck(colours: HeadColours): string {
  const { main, second, accent, skin, hair, white, ink } = colours
  return [
    bust('broad', main, ink, { collar: area(both(LAPEL), main) }),
    outlined(symmetric('M0 108L40 100L56 132L0 236'), white, ink, 4),
    outlined(symmetric('M0 128L14 134L8 150L20 200L0 224'), second, ink, 3),
    // Head
    inked(symmetric('M0 -92C48 -92 74 -62 74 -22C74 14 52 30 46 54L48 116L0 128'), skin, ink),
    area('M30 -86C60 -74 74 -52 74 -22C74 14 52 30 46 54L48 116L20 124C34 60 66 0 30 -86Z', ink),
    // Eyes under heavy lids
    outlined('M-50 -28C-50 -62 -6 -62 -6 -28C-6 -2 -50 -2 -50 -28Z', white, ink, 5),
    outlined('M50 -28C50 -62 6 -62 6 -28C6 -2 50 -2 50 -28Z', white, ink, 5),
    area('M-54 -34C-50 -64 -6 -64 -4 -34ZM54 -34C50 -64 6 -64 4 -34Z', ink),
    circle([-20, -22], 9, ink),
    circle([22, -22], 9, ink),
    // Bill
    inked(symmetric('M0 66C40 72 62 66 72 44L0 40'), ink, ink),
    inked(
      symmetric('M0 -14C22 -16 34 -2 60 6C90 12 116 14 122 26C124 46 92 56 60 50C36 46 18 54 0 54'),
      accent,
      ink,
      5,
    ),
    area('M60 6C90 12 116 14 122 26C124 46 92 56 60 50C84 40 84 22 60 6Z', ink),
    area(both('M10 10L22 14L20 20L10 16Z'), ink),
    // Hat
    inked(symmetric('M0 -146C44 -148 58 -128 62 -84L0 -76'), hair, ink),
    area('M20 -145C50 -142 58 -124 62 -84L30 -80Q44 -116 20 -145Z', ink),
    area(symmetric('M0 -96L60 -102L62 -84L0 -76'), ink),
    inked(symmetric('M0 -86C50 -86 84 -90 108 -104C106 -74 60 -62 0 -62'), hair, ink),
  ].join('')
}

/** Jowls, teeth that point up, and a fork on the brow. */
function bulldog(colours: HeadColours): string {
  const { main, second, accent, white, ink } = colours
  const head = 'M0 -84C54 -92 92 -74 104 -34C118 6 122 50 108 84C86 118 40 120 0 120'
  return [
    inked(symmetric('M0 20L96 40C150 70 220 110 244 240L0 240'), main, ink),
    area('M110 60C160 84 220 120 244 240L120 240C150 180 140 110 110 60Z', ink),
    // Ears and head
    inked(both('M76 -78L128 -104C146 -70 140 -30 118 -4L96 -20Z'), main, ink),
    inked(symmetric(head), main, ink, 5),
    area('M60 -84C86 -76 98 -60 104 -34C118 6 122 50 108 84L84 104C104 40 96 -30 60 -84Z', ink),
    // Fork
    inked('M-9 -50V-98H-34V-172H-20V-114H20V-172H34V-98H9V-50Z', accent, ink, 5),
    line('M-26 -62Q-50 -76 -70 -60M26 -62Q50 -76 70 -60M-84 -10Q-96 20 -92 50', ink, 5),
    // Eyes
    area(both('M14 -30L44 -44L80 -34L74 -22L46 -28L18 -14Z'), ink),
    area(both('M24 -20L68 -24L56 -4L34 -4Z'), white),
    circle([-46, -14], 9, ink),
    circle([46, -14], 9, ink),
    // Muzzle
    inked(
      symmetric('M0 4C20 2 30 12 44 20C82 30 104 70 88 112C76 138 40 128 30 104L0 92'),
      second,
      ink,
    ),
    inked(symmetric('M0 92L34 88L40 124L0 130'), ink, ink),
    area(both('M22 120L30 90L38 120ZM2 126L10 104L18 124Z'), white),
    inked(symmetric('M0 -4C20 -6 30 2 28 12C24 26 12 32 0 34'), ink, ink),
    line('M0 30V92', ink, 5),
    area(both('M56 56L62 56L62 62L56 62ZM70 66L76 66L76 72L70 72ZM60 78L66 78L66 84L60 84Z'), ink),
  ].join('')
}

/** Tufted ears, two front teeth, a bow and a tail that curls above. */
function squirrel(colours: HeadColours): string {
  const { main, second, accent, white, ink } = colours
  return [
    // Tail
    inked(
      'M60 240C180 230 210 120 170 30C150 -30 96 -60 84 -110C80 -150 120 -176 160 -160C226 -130 252 -30 240 60C232 140 200 210 170 240Z',
      main,
      ink,
      5,
    ),
    line('M150 200C204 130 214 40 176 -30C160 -60 140 -80 136 -112', ink, 6),
    // Body and head
    inked(symmetric('M0 70L60 80C96 120 110 170 120 240L0 240'), main, ink),
    area(symmetric('M0 100L30 110C60 150 60 200 58 240L0 240'), second),
    inked(both('M34 -70C36 -110 50 -136 66 -152C84 -120 88 -80 84 -44Z'), main, ink),
    area(both('M50 -74C52 -100 58 -116 66 -128C74 -104 76 -80 74 -54Z'), accent),
    inked(
      symmetric(
        'M0 -86C50 -90 84 -62 88 -20C98 10 112 22 118 40C100 44 104 60 110 70C84 100 40 108 0 108',
      ),
      main,
      ink,
    ),
    area(
      'M46 -78C72 -66 86 -44 88 -20C98 10 112 22 118 40C100 44 104 60 110 70C96 88 78 98 60 102C92 40 84 -30 46 -78Z',
      ink,
    ),
    // Muzzle
    area(symmetric('M0 4C30 6 66 24 66 58C56 88 30 96 0 96'), second),
    area(both('M20 -30C26 -56 60 -58 66 -28C64 0 28 6 20 -30Z'), ink),
    circle([-36, -36], 9, white),
    circle([50, -36], 9, white),
    area(symmetric('M0 6L18 6L12 22L0 30'), ink),
    line('M0 28V44M-36 40Q-18 58 0 44Q18 58 36 40', ink, 5),
    outlined('M-18 50H18V80H-18Z', white, ink, 4),
    line('M0 50V80', ink, 3),
    // Bow
    inked(both('M8 126L64 96L68 164L8 142Z'), accent, ink, 5),
    circle([0, 134], 17, accent, `stroke="${ink}" stroke-width="5"`),
  ].join('')
}

/** From the side: jaws wide open. */
function tyrannosaur({ main, accent, white, ink, lips }: HeadColours): string {
  return [
    // Neck, skull and upper jaw
    inked(
      'M-168 -16C-172 -52 -144 -70 -109 -76C-91 -112 -45 -132 8 -124C85 -116 127 -66 136 10C145 90 192 140 212 240L-45 240C-26 196 -22 160 -36 130L11 56L-26 34L-160 22Z',
      main,
      ink,
      6,
    ),
    area(
      'M30 -120C96 -104 129 -60 136 10C145 90 192 140 212 240L110 240C118 150 83 110 80 40C78 -20 71 -80 30 -120Z',
      ink,
    ),
    // Throat, tongue and lower jaw
    area('M-156 20L-26 34L18 52L-31 128L-110 96Z', lips),
    inked(
      'M18 46L-35 88L-137 104C-147 124 -128 142 -98 144L-35 140C-5 130 16 100 30 60Z',
      main,
      ink,
      6,
    ),
    // Teeth
    area(
      'M-161 14L-151 56L-137 20L-124 62L-110 26L-96 64L-82 30L-68 62L-54 34L-42 58L-29 36Z',
      white,
      `stroke="${ink}" stroke-width="3"`,
    ),
    area(
      'M-137 106L-126 72L-114 102L-100 66L-88 98L-73 66L-61 94L-49 66L-36 88Z',
      white,
      `stroke="${ink}" stroke-width="3"`,
    ),
    // Eye and nostril
    area('M-70 -78L-8 -66L0 -40L-42 -34L-65 -48Z', ink),
    area('M-56 -62L-15 -58L-12 -46L-38 -42Z', accent),
    area('M-36 -58h9v16h-9Z', ink),
    area('M-151 -34L-133 -46L-128 -32L-142 -24Z', ink),
    line('M-128 -4Q-75 10 -17 8M-110 -66L-80 -58M57 -60Q78 -40 80 0M66 140Q22 160 -5 200', ink, 5),
  ].join('')
}

/** A dark mask of fur over a pointed snout. */
function raccoon({ main, second, accent, white, ink }: HeadColours): string {
  return [
    bust('broad', second, ink, { collar: area(both('M46 108L120 126L96 240L60 240Z'), ink) }),
    inked(both('M40 -76C44 -116 70 -138 96 -136C112 -104 104 -70 88 -44Z'), main, ink, 5),
    area(both('M60 -80C64 -102 76 -114 90 -116C96 -96 92 -76 82 -60Z'), ink),
    inked(
      symmetric('M0 -94C44 -98 78 -78 86 -40L124 8L104 14L122 44L90 48C70 80 40 104 0 106'),
      main,
      ink,
      5,
    ),
    // White brows and cheeks, the mask between them
    area(both('M8 -40L40 -62L88 -36L96 -18L40 -44Z'), white),
    area(both('M4 -26L40 -46L98 -14L104 22L60 26L24 14Z'), ink),
    area(both('M24 16L62 28L106 24L90 46C70 70 50 84 20 88Z'), white),
    area(symmetric('M0 -20C16 -18 26 30 40 56C34 84 18 96 0 98'), main),
    area(both('M26 -18L66 -22L58 2L36 2Z'), accent),
    area(both('M44 -20L53 -20L53 0L44 0Z'), ink),
    // Nose and grin
    inked(symmetric('M0 30C18 28 26 36 22 46C16 58 8 60 0 62'), ink, ink),
    area('M-40 74Q0 84 44 66L34 88Q0 102 -34 88Z', ink),
    area('M-34 78L-26 90L-20 80L-12 92L-6 82L2 92L10 81L18 90L26 76Z', white),
    area(
      'M56 -80C72 -72 82 -60 86 -40L124 8L104 14L122 44L90 48L70 72C96 10 84 -40 56 -80Z',
      ink,
      'fill-opacity=".55"',
    ),
  ].join('')
}

/** Tall ears and a long muzzle with fangs. */
function wolf({ main, second, accent, white, ink }: HeadColours): string {
  return [
    inked(symmetric('M0 40L90 30L130 70L120 84L170 130L156 140L214 240L0 240'), main, ink),
    inked(both('M30 -80L86 -160L104 -36Z'), main, ink, 5),
    area(both('M52 -84L82 -128L92 -62Z'), second),
    inked(
      symmetric('M0 -96L40 -92L84 -56L92 -14L126 20L104 26L122 60L84 62L56 84L0 110'),
      main,
      ink,
      5,
    ),
    area(symmetric('M0 -12L20 0L34 30L84 30L60 72L36 96L0 110'), second),
    // Brow and eyes
    area(both('M6 -28L44 -48L84 -46L76 -30L44 -28L20 -6Z'), ink),
    area(both('M22 -18L70 -34L58 -10L34 -6Z'), accent),
    area(both('M44 -27L52 -27L52 -9L44 -9Z'), ink),
    // Snout and fangs
    inked(symmetric('M0 24L26 22L24 40L0 54'), ink, ink),
    area('M-54 54L0 62L54 54L44 84L0 102L-44 84Z', ink),
    area(both('M40 60L34 88L26 62ZM18 64L14 76L8 64ZM12 98L18 80L26 92Z'), white),
    area(
      'M60 -76L84 -56L92 -14L126 20L104 26L122 60L84 62L60 80C84 30 84 -30 60 -76Z',
      ink,
      'fill-opacity=".75"',
    ),
  ].join('')
}

/** Blue fur swept up into two horns of hair, and spectacles. */
function furryScholar({ main, second, accent, white, ink }: HeadColours): string {
  return [
    bust('giant', main, ink),
    inked(
      symmetric(
        'M0 -84C20 -118 60 -120 96 -168C110 -120 106 -90 98 -64L124 -40L106 -20L124 20L102 30L104 70L76 76L58 104L0 116',
      ),
      main,
      ink,
      5,
    ),
    area(
      'M96 -168C110 -120 106 -90 98 -64L124 -40L106 -20L124 20L102 30L104 70L76 76L58 104L20 112C80 60 92 -20 60 -96Q84 -130 96 -168Z',
      ink,
    ),
    line('M-84 -126Q-60 -96 -20 -84M-100 10L-84 4M-100 54L-80 44', ink, 5),
    // Spectacles
    area(both('M4 -38L30 -56L80 -60L76 -44L36 -38Z'), second),
    outlined('M-74 -34H-10L-18 8H-62Z', white, ink, 7),
    outlined('M74 -34H10L18 8H62Z', white, ink, 7),
    line('M-12 -24Q0 -32 12 -24', ink, 7),
    area(both('M28 -28L48 -28L48 -6L28 -6Z'), accent),
    area(both('M34 -24L43 -24L43 -6L34 -6Z'), ink),
    // Nose, whiskers of fur and fangs
    area('M-24 18Q0 8 24 18L14 36H-14Z', ink),
    area('M-46 52Q0 42 46 52Q36 84 0 86Q-36 84 -46 52Z', ink),
    area(both('M38 54L32 76L24 52ZM16 84L12 68L6 84Z'), white),
    area('M-20 52H20V60H-20Z', white),
  ].join('')
}

export const ANIMALS = {
  howard: duck,
  lockjaw: bulldog,
  squirrel,
  dinosaur: tyrannosaur,
  raccoon,
  wolf,
  hank: furryScholar,
} satisfies Record<string, Head>
