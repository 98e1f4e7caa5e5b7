import { area, line } from '../../drawing/elements.ts'
import { star } from '../../drawing/shapes.ts'
import { man, woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { NARROW_HEAD } from '../outlines.ts'
import { bust, inked, neck, shadow } from '../parts.ts'

// People whom a power or the wild has changed.

/** White skin, the nose of a bat, and a collar open to the chest. */
function livingVampire({ main, second, skin, white, lips, metal, ink }: HeadColours): string {
  return [
    inked(
      symmetric('M0 -124C66 -126 98 -84 94 -30L112 24L98 56L118 104L80 116L50 60L0 40'),
      second,
      ink,
      5,
    ),
    bust('broad', second, ink),
    inked(
      both('M34 104L84 62L150 44L206 20L198 90L214 130L150 160L96 196L40 240L0 240Z'),
      main,
      ink,
      5,
    ),
    area(symmetric('M0 110L38 106L56 150L0 240'), skin),
    area('M8 112L38 106L56 150L4 236Z', ink),
    area(
      'M84 62L150 44L206 20L198 90L214 130L150 160L130 172Q140 110 84 62Z',
      ink,
      'fill-opacity=".6"',
    ),
    neck('broad', skin, ink),
    inked(both('M62 4L84 -22L82 18L68 32Z'), skin, ink, 3),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    area(shadow(NARROW_HEAD, 'L5 97L10 70L4 44L20 28L6 6L17 -8L7 -34L8 -100'), ink),
    // Hollows around the eyes
    area('M-62 -22L-34 -36L-8 -12L-14 8L-40 16L-58 2Z', ink),
    area('M-52 -10L-18 -4L-26 6L-46 4Z', lips),
    area('M52 -10L18 -4L26 6L46 4Z', lips),
    // A flat nose, turned up
    inked('M-22 26L-12 12L0 18L12 12L22 26L12 36L0 30L-12 36Z', skin, ink, 3.5),
    area('M-16 26L-8 20L-4 28L-12 32ZM16 26L8 20L4 28L12 32Z', ink),
    // Fangs
    area('M-34 50L0 45L32 50L28 70L0 76L-30 72Z', ink),
    area('M-28 52L-20 72L-14 51ZM28 52L20 72L14 51ZM-12 51L12 51L8 58L-8 58Z', white),
    // Hair
    area(
      symmetric('M0 -120C60 -122 90 -84 86 -28L96 30L80 74L72 20L64 -24L46 -62L20 -78L0 -44'),
      second,
    ),
    line('M-10 -104C-50 -100 -72 -70 -74 -20M-30 -110C-66 -100 -84 -60 -82 10', metal, 4),
  ].join('')
}

/** A light that bursts from one eye, and one white lock. */
function burningEye(colours: HeadColours): string {
  const { main, second, accent, skin, hair, white, ink } = colours
  return man(colours, {
    behind: inked(both('M36 116L70 40L118 20L150 90L176 150L60 190Z'), second, ink, 5),
    dress: [
      bust('broad', main, ink, { collar: area(symmetric('M0 108L40 104L70 240L0 240'), skin) }),
      line('M-34 150L34 236M34 150L-34 236', accent, 12),
    ].join(''),
    front: [
      inked(
        'M-76 -6L-84 -44L-104 -70L-84 -78L-92 -112L-64 -104L-52 -138L-30 -114L-2 -144L14 -114L46 -134L54 -104L88 -108L78 -74L98 -52L82 -36L76 -6L66 -12L62 -46L40 -60L18 -44L0 -62L-24 -44L-62 -44L-66 -12Z',
        hair,
        ink,
        4,
      ),
      area(
        'M46 -134L54 -104L88 -108L78 -74L98 -52L82 -36L76 -6L66 -12L62 -46L44 -58Q60 -96 46 -134Z',
        ink,
      ),
      inked('M-30 -114L-2 -144L14 -114L14 -60L2 -24L-10 -60Z', white, ink, 4),
      // The flare, with a tail of light back over the temple
      inked(
        'M-16 -30L-124 -96L-84 -32L-170 -24L-86 4L-134 52L-62 20L-42 46L-20 14L16 4L-8 -14Z',
        accent,
        ink,
        4,
      ),
      area(star([-34, -4], 40, 13, 6), white),
    ].join(''),
  })
}

/** Half of the skin has come off in strips, and there is something harder below. */
function sheddingSkin(colours: HeadColours): string {
  const { main, second, skin, hair, white, metal, ink } = colours
  return woman(colours, {
    behind: inked('M0 -120C62 -122 94 -84 92 -30C90 20 98 60 100 100L50 110L0 60Z', hair, ink, 4),
    dress: [
      bust('narrow', main, ink, {
        collar: area(symmetric('M0 176L50 150L140 160C120 134 60 128 27 108L0 122'), second),
      }),
      inked(
        'M-27 92L-10 104L-14 128L-60 160L-100 150L-132 158C-120 136 -60 130 -29 114Z',
        metal,
        ink,
        3,
      ),
    ].join(''),
    front: [
      area(
        'M-4 -122C50 -126 84 -100 92 -50C98 0 94 30 94 66C80 56 72 40 64 10C62 -20 58 -50 44 -74L4 -62Z',
        hair,
      ),
      area('M46 -112C84 -96 98 -40 94 66C80 56 72 40 66 14C80 -30 72 -80 46 -112Z', ink),
      // What is below: no hair, and facets like cut stone
      inked(
        'M6 -112C-48 -112 -74 -78 -72 -30C-70 6 -64 34 -54 54C-46 74 -28 92 -8 98L-16 74L2 58L-14 38L0 18L-12 -4L6 -26L-8 -52L10 -78L-4 -96Z',
        metal,
        ink,
        4,
      ),
      line(
        'M-64 -60L-34 -76L-10 -52M-34 -76L-24 -106M-70 -20L-54 -2L-60 26M-54 60L-34 44L-14 38M-34 44L-44 22',
        ink,
        3.5,
      ),
      area('M-56 -12L-40 -22L-14 -8L-22 6L-46 6Z', ink),
      area('M-46 -10L-20 -7L-26 2L-42 2Z', white),
      area('M-20 54L-6 52L-4 62L-16 62Z', ink),
      // The strips
      inked(
        'M-4 -98L-30 -124C-70 -150 -120 -130 -128 -84C-110 -104 -84 -100 -74 -78L-60 -92Z',
        hair,
        ink,
        4,
      ),
      line('M-40 -116C-74 -130 -104 -120 -116 -100', ink, 3),
      inked('M-70 -18C-98 -34 -128 -16 -134 16C-114 0 -96 6 -86 22L-68 12Z', skin, ink, 4),
      inked('M-58 46C-86 36 -114 56 -114 90C-98 72 -80 76 -72 92L-46 72Z', skin, ink, 4),
    ].join(''),
  })
}

/** A long mane under a band, and the fangs of a sabretooth on a bare chest. */
function lordOfTheJungle(colours: HeadColours): string {
  const { main, second, accent, skin, hair, white, ink } = colours
  return man(colours, {
    behind:
      inked(
        symmetric(
          'M0 -124C70 -128 106 -92 104 -36C106 20 140 50 132 120L150 150L112 160L104 190L70 160L0 60',
        ),
        hair,
        ink,
        5,
      ) + line('M-96 20C-98 70 -118 90 -112 140M96 20C98 70 118 90 112 140', ink, 4),
    dress: [
      bust('broad', skin, ink),
      line('M-60 240Q-30 214 0 214', ink, 5),
      // A strap of hide and the necklace
      inked('M-150 148L-110 132L30 240L-50 240Z', main, ink, 4),
      area('M-110 156L-96 152L-88 168L-104 172ZM-70 186L-54 182L-48 200L-66 202Z', second),
      line('M-70 118Q0 196 70 118', main, 9),
      inked('M-14 154L14 154L4 222Z', white, ink, 4),
      inked('M-46 138L-24 150L-36 198ZM46 138L24 150L36 198Z', white, ink, 4),
    ].join(''),
    front: [
      area(
        'M8 -122C-60 -126 -96 -90 -92 -30C-90 20 -102 50 -118 92C-92 84 -74 50 -68 10L-62 -40L-20 -58L6 -90L30 -60L60 -46L68 10C74 50 92 84 118 92C102 50 90 20 92 -30C96 -86 70 -120 8 -122Z',
        hair,
      ),
      line('M6 -90C-30 -90 -70 -70 -82 10M-40 -114C-70 -100 -86 -70 -84 -30', ink, 3.5),
      area(
        'M50 -110C82 -92 94 -64 92 -30C90 20 102 50 118 92C92 84 78 54 70 20Q86 -60 50 -110Z',
        ink,
      ),
      inked('M-84 -56Q0 -84 84 -56L84 -36Q0 -62 -84 -36Z', accent, ink, 4),
    ].join(''),
  })
}

const CLAWS = [
  'M76 80L66 22L94 74Z',
  'M98 52L104 -16L117 52Z',
  'M122 50L136 -14L138 56Z',
  'M144 68L164 16L157 82Z',
]

/** Fangs, pointed ears, and claws held up to strike. */
function wildBoy(colours: HeadColours): string {
  const { main, second, skin, hair, white, ink } = colours
  return man(
    colours,
    {
      behind: inked(
        symmetric(
          'M0 -130L24 -146L40 -122L76 -134L80 -102L112 -104L96 -72L114 -52L92 -36L80 20L0 60',
        ),
        hair,
        ink,
        5,
      ),
      dress: bust('broad', second, ink, {
        collar: area(symmetric('M0 150L60 126L100 128L60 240L0 240'), main),
      }),
      front: [
        inked(both('M66 8L122 -40L100 22L72 40Z'), skin, ink, 4),
        // A brow drawn down, hair from one deep point
        area(
          symmetric(
            'M0 -124L20 -138L36 -116L66 -124L70 -96L90 -70L80 -30L76 6L66 -12L62 -50L34 -74L0 -40',
          ),
          hair,
        ),
        area(
          'M36 -116L66 -124L70 -96L90 -70L80 -30L76 6L66 -12L62 -50L44 -66Q54 -96 36 -126Z',
          ink,
        ),
        line('M-10 -52L-30 -120M-24 -66L-56 -116M-50 -62L-74 -92', ink, 3.5),
        area('M-40 46L0 40L38 45L30 78L0 84L-34 80Z', ink),
        area(
          'M-34 48L-27 72L-18 47L-10 58L-2 46L8 58L16 47L24 70L32 48L0 43ZM-26 78L-20 64L-12 80ZM24 76L18 64L10 80Z',
          white,
        ),
        // Hands
        inked(
          both(
            'M78 176L74 96C70 72 84 62 94 74L98 50C102 38 116 42 116 54L120 48C126 36 138 42 138 56L142 68C150 62 158 70 156 84L150 176Z',
          ),
          skin,
          ink,
          4,
        ),
        ...CLAWS.map((claw) => inked(both(claw), white, ink, 4)),
        line(both('M98 76L100 106M119 68L119 104M139 76L136 106'), ink, 4),
      ].join(''),
    },
    'snarl',
  )
}

/** Tight curls before a burst of light, and the same burst on the chest. */
function burstOfLight(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  const edge =
    'M0 -132C22 -146 46 -138 54 -122C80 -124 96 -104 90 -84C112 -72 112 -44 98 -32C112 -12 104 14 88 20C90 42 74 56 60 50L0 40'
  return woman(colours, {
    behind: [
      inked(star([0, -24], 156, 116, 16), accent, ink, 4),
      area(star([0, -24], 130, 104, 16), white),
      inked(symmetric(edge), hair, ink, 5),
    ].join(''),
    dress: [
      bust('narrow', main, ink, { collar: area(both('M60 124L132 152L154 240L104 240Z'), second) }),
      inked(star([0, 186], 62, 20, 8), second, white, 4),
      area(star([0, 186], 22, 9, 8), accent),
    ].join(''),
    front: [
      area(
        'M0 -122C20 -136 46 -126 54 -112C78 -108 88 -86 82 -70C96 -52 90 -30 78 -24C84 -6 80 12 70 18C70 -8 62 -30 48 -44C30 -36 12 -46 4 -60C-10 -44 -36 -38 -50 -46C-62 -30 -70 -8 -70 18C-80 12 -84 -6 -78 -24C-90 -30 -96 -52 -82 -70C-88 -86 -78 -108 -54 -112C-46 -126 -20 -136 0 -122Z',
        hair,
      ),
      line(
        'M-60 -98Q-44 -110 -34 -94M-78 -58Q-66 -72 -54 -60M-24 -106Q-8 -116 0 -100M-88 0Q-78 -8 -74 8',
        accent,
        3.5,
      ),
    ].join(''),
  })
}

export const OUTCASTS = {
  morbius: livingVampire,
  burningeye: burningEye,
  husk: sheddingSkin,
  jungle: lordOfTheJungle,
  wildman: wildBoy,
  lightburst: burstOfLight,
} satisfies Record<string, Head>
