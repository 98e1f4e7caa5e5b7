import type { CompositionName } from '../compositions/all.ts'
import type { Era } from '../eras.ts'
import type { Genre } from '../looks/look.ts'

/** `face x2; eye`: a name that comes twice as often stands there twice. */
function names(text: string): CompositionName[] {
  return text.split('; ').flatMap((one) => {
    const [name = '', times = 'x1'] = one.split(' ')
    return Array<CompositionName>(Number(times.slice(1))).fill(name as CompositionName)
  })
}

/** What an era printed. Rare kinds of page are to be met too: each on at least three covers in a hundred. */
export const OF_ERA: Record<Era, readonly CompositionName[]> = {
  gold: names('setting x2; burst x2; night; colossus; longshadow; panels; target; face'),
  silver: names('burst x2; colossus; panels; night; target; longshadow; versus; witnesses; face'),
  bronze: names(
    'echo; burst x2; night; target; heights; panels; card; longshadow; face; witnesses; colossus',
  ),
  nineties: names(
    'face x2; burst x2; icon x2; heights; night; card; target; longshadow; echo; panels; card',
  ),
  now: names(
    'icon; face; target; longshadow x2; double x3; heights x2; numeral x3; echo; card; panels; night; burst; icon',
  ),
}

/** What a kind of story adds to that, and what it forbids. */
export const ADDED: Partial<Record<Genre, readonly CompositionName[]>> = {
  horror: names('setting x4; eye'),
  myth: names('night; setting x3'),
  cosmic: names('setting x4'),
  mutant: names('face; night x2'),
  team: names('roster x4; colossus x4; card; versus x3; witnesses x4; eye x4'),
  war: names('setting x4'),
  street: names('heights; night; echo'),
  mystic: names('setting; night; eye'),
  tech: names('target'),
  villain: names('night x2'),
}
export const FORBIDDEN: Partial<Record<Genre, readonly CompositionName[]>> = {
  cosmic: names('heights; longshadow; double'),
  myth: names('heights; double'),
  horror: names('heights; burst; echo; target'),
  monster: names('heights'),
}
/** Kinds of story with a short list of their own. */
export const ONLY: Partial<Record<Genre, readonly CompositionName[]>> = {
  western: names('setting x3; face; target; longshadow; echo; burst'),
  romance: names('setting x2; face x2; panels'),
  kaiju: names('setting x2; face; double'),
  space: names('setting x3; target; face; icon'),
}
/** How a series begins; each further volume of a title takes the next. */
export const FIRST_ISSUES: Record<Era, readonly CompositionName[]> = {
  gold: names('setting; burst; versus'),
  silver: names('burst; face; versus; target'),
  bronze: names('burst; versus; echo; witnesses'),
  nineties: names('icon; face; versus; burst; card'),
  now: names('face; icon; numeral; versus; double; target; card; longshadow'),
}
export const FIRST_ISSUES_OF_TEAMS: Record<Era, readonly CompositionName[]> = {
  gold: names('roster; setting'),
  silver: names('roster; witnesses; colossus'),
  bronze: names('roster; witnesses; colossus'),
  nineties: names('roster; colossus; witnesses; icon; versus'),
  now: names('roster; colossus; card; witnesses; versus; icon; eye; numeral'),
}
/** These show both the lead and whoever the issue is known for. */
export const ABOUT = names('versus; card; versus; colossus')
/** Pages with heads, emblems or numbers and without a body: for animals, and for whoever is all head. */
export const WITHOUT_BODY = names('face x3; icon x3; double; numeral; versus x2; card; roster')
/** Pages on which nobody is seen. */
export const STILL = names('trophy; shelf; wallpaper; vista; cells; spotlight')
/** Pages for somebody of no name. */
export const STAND_INS: Partial<Record<Genre, readonly CompositionName[]>> = {
  war: names('setting; burst; face'),
  kaiju: names('setting x2'),
}
