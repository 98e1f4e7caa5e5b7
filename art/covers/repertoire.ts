import type { CompositionName } from '../compositions/all.ts'
import type { Era } from '../eras.ts'
import type { Genre } from '../looks/look.ts'

/**
 * What an era printed. A name that stands twice comes twice as often: rare kinds of page are to be met
 * too, and each composition shall be seen on at least three covers in a hundred.
 */
export const OF_ERA: Record<Era, readonly CompositionName[]> = {
  gold: [
    'poster',
    'poster',
    'burst',
    'moon',
    'fist',
    'fist',
    'fist',
    'colossus',
    'longshadow',
    'panels',
  ],
  silver: ['burst', 'colossus', 'panels', 'moon', 'fist', 'fist', 'fist', 'target', 'longshadow'],
  bronze: [
    'echo',
    'echo',
    'burst',
    'moon',
    'target',
    'canyon',
    'canyon',
    'panels',
    'card',
    'fist',
    'fist',
  ],
  nineties: [
    'slash',
    'slash',
    'face',
    'burst',
    'foil',
    'foil',
    'canyon',
    'fist',
    'fist',
    'storm',
    'card',
  ],
  now: [
    'icon',
    'icon',
    'face',
    'target',
    'longshadow',
    'longshadow',
    'double',
    'double',
    'double',
    'vertigo',
    'numeral',
    'numeral',
    'echo',
    'card',
    'panels',
  ],
}

/** What a kind of story adds to that, and what it forbids. */
export const ADDED: Partial<Record<Genre, readonly CompositionName[]>> = {
  horror: ['gothic', 'gothic', 'gothic', 'gothic', 'gothic', 'eye'],
  myth: ['storm', 'storm', 'cosmic', 'cosmic'],
  cosmic: ['cosmic', 'cosmic', 'cosmic', 'cosmic'],
  mutant: ['slash', 'storm', 'storm'],
  team: [
    'roster',
    'roster',
    'colossus',
    'colossus',
    'colossus',
    'colossus',
    'card',
    'card',
    'versus',
    'versus',
    'versus',
    'versus',
    'witnesses',
    'witnesses',
    'witnesses',
    'witnesses',
    'eye',
    'eye',
    'eye',
    'eye',
  ],
  war: ['poster', 'poster', 'poster', 'poster', 'poster'],
  street: ['vertigo', 'moon'],
  mystic: ['cosmic', 'storm', 'eye', 'gothic'],
  tech: ['target', 'cosmic'],
  villain: ['storm', 'storm'],
}
export const FORBIDDEN: Partial<Record<Genre, readonly CompositionName[]>> = {
  cosmic: ['moon', 'canyon', 'longshadow', 'vertigo', 'double'],
  myth: ['moon', 'canyon', 'vertigo', 'double'],
  horror: ['canyon', 'burst', 'fist', 'echo', 'target'],
  monster: ['vertigo'],
  war: ['cosmic'],
}
/** Kinds of story with a short list of their own. */
export const ONLY: Partial<Record<Genre, readonly CompositionName[]>> = {
  western: ['setting', 'face', 'setting', 'moon', 'panels', 'target', 'longshadow', 'echo'],
  romance: ['setting', 'face', 'setting', 'panels', 'face'],
  kaiju: ['setting', 'face', 'setting', 'double'],
  space: ['setting', 'cosmic', 'setting', 'cosmic'],
}
/** How a series begins; each further volume of a title takes the next. */
export const FIRST_ISSUES: Record<Era, readonly CompositionName[]> = {
  gold: ['poster', 'burst', 'versus'],
  silver: ['burst', 'face', 'versus', 'target'],
  bronze: ['burst', 'versus', 'echo', 'witnesses'],
  nineties: ['foil', 'slash', 'versus', 'burst', 'card'],
  now: ['face', 'icon', 'numeral', 'versus', 'double', 'target', 'card', 'longshadow'],
}
export const FIRST_ISSUES_OF_TEAMS: Record<Era, readonly CompositionName[]> = {
  gold: ['roster', 'poster'],
  silver: ['roster', 'witnesses', 'colossus'],
  bronze: ['roster', 'witnesses', 'colossus'],
  nineties: ['roster', 'colossus', 'witnesses', 'foil', 'versus'],
  now: ['roster', 'colossus', 'card', 'witnesses', 'versus', 'icon', 'eye', 'numeral'],
}
/** These show both the lead and whoever the issue is known for. */
export const ABOUT: readonly CompositionName[] = ['versus', 'card', 'versus', 'colossus']
/** Pages on which nobody is seen. */
export const STILL: readonly CompositionName[] = [
  'trophy',
  'shelf',
  'wallpaper',
  'vista',
  'cells',
  'spotlight',
]
/** Pages for somebody of no name. */
export const STAND_INS: Partial<Record<Genre, readonly CompositionName[]>> = {
  war: ['poster', 'burst', 'face'],
  kaiju: ['setting', 'setting'],
}
