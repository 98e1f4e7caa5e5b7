import { twice } from './paths.ts'

export type Topper = (typeof TOPPER_NAMES)[number]
export const TOPPER_NAMES = [
  'horns',
  'longhorns',
  'fins',
  'wings',
  'ears',
  'hat',
  'helmet',
  'hood',
  'crown',
  'flame',
] as const

/** What people wear on their heads, in the units of a head (see `head.ts`). */
export const TOPPERS: Readonly<Record<Topper, string>> = {
  horns: twice('M-0.5 0.8L-0.85 1.5L-0.95 0.4Z'),
  longhorns: twice('M-0.2 0.8C-0.6 1.5 -1.7 1.6 -1.2 2.7C-2.5 1.8 -1.8 0.9 -0.95 0.3Z'),
  fins: twice('M-0.2 0.1L-1.7 1.7L-1.1 0.2Z'),
  wings: twice('M-0.9 0.1L-1.9 1.25L-1.6 0.55L-1.85 0.5L-0.9 -0.25Z'),
  ears: twice('M-0.35 0.85L-0.95 1.55L-1.02 0.35Z'),
  hat: 'M-2.1 0.8C-1.2 0.3 1.2 0.3 2.1 0.8L0.95 0.75L0.75 1.75L0 1.55L-0.75 1.75L-0.95 0.75Z',
  helmet: 'M-1.45 0.15C-1.5 1.1 -0.7 1.45 0 1.45C0.7 1.45 1.5 1.1 1.45 0.15Z',
  hood: 'M0 1.5C1.5 1.2 1.5 -0.3 1.7 -1.1L0.8 -0.7C1 0 0.9 0.9 0 0.95C-0.9 0.9 -1 0 -0.8 -0.7L-1.7 -1.1C-1.5 -0.3 -1.5 1.2 0 1.5Z',
  crown: twice('M-0.7 0.7L-1.1 1.9L-1.25 -0.2L-0.95 -0.3Z'),
  flame:
    'M-1.3 -0.6L-1.9 0.4L-1.3 0.5L-1.6 1.5L-0.8 1.3L-0.3 2.6L0.2 1.5L0.9 2.1L1.1 1L1.8 1.1L1.4 0.2L1.8 -0.2L1.2 -0.7Z',
}
