import { ANIMAL_MOTIFS } from './animal-motifs.ts'
import type { Motif } from './motif.ts'
import { THING_MOTIFS } from './thing-motifs.ts'

export const MOTIFS = { ...ANIMAL_MOTIFS, ...THING_MOTIFS } satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS
