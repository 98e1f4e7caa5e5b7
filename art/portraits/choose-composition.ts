import { hash } from '../drawing/seed.ts'
import { reachOf } from '../heads/reach.ts'
import { isKnownLook } from '../looks/known.ts'
import type { Genre, Look } from '../looks/look.ts'
import type { CompositionName } from './compositions.ts'

type CardName = Exclude<CompositionName, 'team' | 'sign'>

/** What suits a kind of story. Twice means: twice as often. */
const BY_GENRE: Record<Genre, readonly CardName[]> = {
  street: ['city', 'half', 'figure', 'disc', 'tiles', 'city', 'triptych', 'blast', 'slant'],
  tech: ['disc', 'tiles', 'half', 'figure', 'rays', 'city', 'cosmic', 'blast', 'slant'],
  war: ['rays', 'tiles', 'figure', 'half', 'noir', 'blast', 'slant'],
  myth: ['cosmic', 'half', 'rays', 'tiles', 'blast', 'slant'],
  monster: ['half', 'rays', 'figure', 'triptych', 'blast', 'slant'],
  spy: ['noir', 'triptych', 'half', 'city', 'blast', 'slant'],
  mutant: ['rays', 'cosmic', 'half', 'figure', 'triptych', 'tiles', 'cosmic', 'blast', 'slant'],
  villain: ['noir', 'half', 'disc', 'triptych', 'rays', 'noir', 'tiles', 'rays', 'blast', 'slant'],
  cosmic: ['cosmic', 'rays', 'cosmic', 'disc', 'cosmic', 'figure', 'blast', 'slant'],
  horror: ['noir', 'disc', 'half', 'city', 'blast', 'slant'],
  royal: ['noir', 'tiles', 'half', 'cosmic', 'blast', 'slant'],
  mystic: ['cosmic', 'tiles', 'cosmic', 'disc', 'blast', 'slant'],
  western: ['rays', 'half', 'noir', 'triptych', 'blast', 'slant'],
  romance: ['rays', 'half', 'tiles', 'disc', 'blast', 'slant'],
  kaiju: ['half', 'city', 'rays', 'blast', 'slant'],
  space: ['cosmic', 'disc', 'rays', 'blast', 'slant'],
  team: ['rays', 'figure', 'half', 'tiles', 'triptych', 'blast', 'slant'],
  humour: ['tiles', 'figure', 'rays', 'blast', 'slant'],
}

/** Taller heads would be small beside an emblem. */
const TALLEST_HALF = 160

/** Cards that show a face whole and large: whoever is known is known by it. */
const CLOSE: readonly CardName[] = [
  'rays',
  'disc',
  'tiles',
  'noir',
  'cosmic',
  'city',
  'blast',
  'slant',
]

/** `isClose`: whether the head shall fill the card whatever the genre. */
export function chooseComposition(name: string, look: Look, isClose: boolean): CompositionName {
  if (isGroup(look)) return 'team'
  if (look.unseen === true) return 'sign'
  const suiting = BY_GENRE[look.genre].filter((card) => isFitFor(card, look))
  if (isClose || isKnownLook(look)) {
    const close = suiting.filter((card) => CLOSE.includes(card))
    return close[hash(`${name} card`) % close.length] as CardName
  }
  // A cape is seen best on the whole person.
  const list = look.cape === undefined ? suiting : [...suiting, 'figure' as const]
  return list[hash(`${name} card`) % list.length] as CardName
}

function isFitFor(card: CardName, { head, main }: Look): boolean {
  if (card === 'half') return reachOf(head) < TALLEST_HALF
  // Black before black roofs is nothing at all.
  return card !== 'city' || main !== 'black'
}

/** People who belong to a team have its genre too, but then they have a look of their own. */
function isGroup(look: Look): boolean {
  return look.genre === 'team' && !isKnownLook(look)
}
