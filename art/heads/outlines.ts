/** Right halves of what several heads share, from top centre to bottom centre. See mirrored.ts. */
export const SQUARE_HEAD = 'M0 -102C46 -102 72 -74 73 -30C74 -4 72 18 69 40L60 70L30 97L0 100'
export const NARROW_HEAD = 'M0 -100C42 -100 65 -72 65 -32C65 0 61 26 52 50C44 70 26 90 0 99'
export const EGG_HEAD = 'M0 -104C48 -104 77 -72 77 -22C77 26 44 92 0 104'
export const HEAVY_HEAD = 'M0 -86C40 -88 62 -72 68 -40L74 -12L90 30L82 74L50 100L0 104'

export type Shoulders = 'broad' | 'narrow' | 'giant'

export const BUSTS: Record<Shoulders, string> = {
  broad: 'M0 60L36 60L40 108C60 128 128 126 170 158C186 172 190 210 192 240L0 240',
  narrow: 'M0 60L24 60L27 112C40 126 100 130 132 152C146 164 152 210 154 240L0 240',
  giant: 'M0 40L58 44L66 84C110 80 190 96 232 140C250 170 256 210 258 240L0 240',
}

/** Edges between light and shadow, from the chin up along the nose to the brow. */
export const NOSE_EDGE = 'L6 98L10 62L3 50L9 38L3 26L17 8L7 -30L8 -102'
export const COWL_EDGE = 'L6 20L7 -30L8 -102'

/** The shoulders of a jacket, one side. */
export const LAPEL = 'M40 108C60 128 128 126 170 158L150 200L50 150Z'
/** A neck in the cloth of the mask. */
export const MASKED_NECK = 'M-40 60L40 60L42 112Q0 136 -42 112Z'
export const NOSE = 'M-4 24L-12 30L2 35L10 28Z'
export const CHIN = 'M-12 68L6 67L4 72L-8 72Z'
export const BROW = 'M10 -14L24 -22L58 -24L62 -16L40 -17L12 -6Z'
